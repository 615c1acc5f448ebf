import { expect, it } from 'vitest';
import { providers } from './providers.ts';

it('hides the magic link, which is the form itself, from the buttons', () => {
  const shown = providers.filter(({ hidden }) => !hidden).map(({ name }) => name);
  expect(shown).toEqual(['Microsoft', 'Google']);
});
