// @vitest-environment jsdom
import { openSite } from '@emberite/testing';
import { afterAll, expect, it } from 'vitest';
import { enter } from './enter.ts';

const site = await openSite();
afterAll(() => site.close());

it('tells a user whose browser stores no cookies', async () => {
  await expect(enter('google')).rejects.toMatchObject({
    code: 'cookies-blocked',
    message: 'Your browser did not keep you signed in. Please allow cookies for this site.',
  });
});
