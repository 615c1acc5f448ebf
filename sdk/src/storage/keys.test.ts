import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordingsOf } from './databases.ts';
import { keys, signInDraftKey } from './keys.ts';

it('the privacy policy names everything that is stored in the browser, and nothing else', () => {
  const [policy = ''] = globSync('mf-*/src/**/privacyPolicy.ts');
  // No `ember.example`: what stands behind an @ is an address.
  const named = readFileSync(policy, 'utf8').match(/(?<!@)\bember\.[a-z-]+/g);
  const stored = [...Object.values(keys), signInDraftKey, recordingsOf('').slice(0, -1)];
  expect(new Set(named)).toEqual(new Set(stored));
});
