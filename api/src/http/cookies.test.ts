import { privacyPolicy } from '@emberite/content/privacyPolicy';
import { sessionHintCookie } from '@emberite/sdk/contract/sessionHint';
import { expect, it } from 'vitest';
import { tokenCookies } from './cookies.ts';

it('the privacy policy names every cookie, and no other', () => {
  const named = JSON.stringify(privacyPolicy).match(/\bember_\w+/g);
  expect(new Set(named)).toEqual(new Set([...tokenCookies, sessionHintCookie]));
});
