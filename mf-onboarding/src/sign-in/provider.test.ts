import { config, setConfig } from '@emberite/sdk/config';
import { afterEach, expect, test } from 'vitest';
import { findProvider, offeredProviders } from './provider.ts';

const site = { ...config };
afterEach(() => setConfig(site));

const offered = () => offeredProviders().map(({ id }) => id);

test('offers the providers that are set up, always in the same order', () => {
  expect(offered()).toEqual(['microsoft', 'google']);
  setConfig({ ...site, providers: ['google'] });
  expect(offered()).toEqual(['google']);
  setConfig({ ...site, providers: [] });
  expect(offered()).toEqual([]);
});

test('knows a provider that is not set up, but neither the magic link nor others', () => {
  setConfig({ ...site, providers: [] });
  expect(findProvider('google')?.name).toBe('Google');
  for (const id of ['magic-link', 'somebody', '', null, undefined]) {
    expect(findProvider(id)).toBeUndefined();
  }
});
