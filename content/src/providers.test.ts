import { expect, it } from 'vitest';
import { providerOf, providers } from './providers.ts';

it('hides the magic link, which is the form itself, from the buttons', () => {
  const shown = providers.filter(({ hidden }) => !hidden).map(({ name }) => name);
  expect(shown).toEqual(['Microsoft', 'Google']);
});

it.each(['microsoft', 'google', 'magic-link'])('knows %s by its id', (id) => {
  expect(providerOf(id)).toMatchObject({ id });
  expect(providerOf(id).name).not.toBe('Unknown Provider');
});

it.each(['elsewhere', 'toString', ''])('%j is unknown and has the default logo', (id) => {
  expect(providerOf(id)).toMatchObject({ name: 'Unknown Provider', logo: 'unknown' });
});
