// @vitest-environment jsdom
import { openSite } from '@emberite/testing';
import { prefill } from '@emberite/sdk/prefill';
import { hasValues } from '@emberite/sdk/storage';
import { afterAll, expect, it } from 'vitest';
import { enter } from './enter.ts';
import { hasStoredCode } from './storedCode.ts';

const site = await openSite();
afterAll(() => site.close());

it('tells a user whose browser stores no cookies', async () => {
  await expect(enter('google')).rejects.toMatchObject({
    code: 'cookies-blocked',
    message: 'Your browser did not keep you signed in. Please allow cookies for this site.',
  });
});

it('keeps the invite code of a link for somebody new, and for no member', async () => {
  prefill({ inviteCode: 'EMBER-WELCOME' });
  await Promise.resolve();
  expect(hasStoredCode(null)).toBe(true);
  await site.signIn('kay@people.example');
  await enter('magic-link');
  expect([hasStoredCode('kay@people.example'), hasStoredCode(null)]).toEqual([true, false]);
  await site.becomeMember('kay@people.example');
  await enter('magic-link');
  expect([hasStoredCode('kay@people.example'), hasValues()]).toEqual([false, false]);
});
