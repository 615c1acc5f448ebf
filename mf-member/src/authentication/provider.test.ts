import { expect, it } from 'vitest';
import { providerOf } from './AuthenticationView.tsx';

it.each(['microsoft', 'google', 'magic-link'])('knows %s by its id', (id) => {
  expect(providerOf(id)).toMatchObject({ id });
  expect(providerOf(id).name).not.toBe('Unknown Provider');
});

it.each(['elsewhere', 'toString', ''])('%j is unknown and has the default logo', (id) => {
  expect(providerOf(id)).toMatchObject({ name: 'Unknown Provider', logo: 'unknown' });
});
