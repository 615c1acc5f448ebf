import { inviteGet } from '@emberite/sdk/api';
import { openSite } from '@emberite/testing';
import { afterAll, expect, it } from 'vitest';
import { createInviteCheck } from './inviteCheck.ts';

const site = await openSite();
afterAll(() => site.close());

async function check(code: string) {
  const form = createInviteCheck({ inviteGet });
  form.change({ code });
  await form.submit();
  return form.state;
}

it('says that a code can be used', async () => {
  expect(await check('ember-welcome')).toMatchObject({ status: 'submitted', problem: null });
});

it('says that a code cannot be used, and keeps it', async () => {
  const { problem, fields } = await check('EMBER-NOBODY');
  expect(problem).toEqual({ at: 'code', message: 'This code cannot be used any more.' });
  expect(fields.code).toBe('EMBER-NOBODY');
});

it('asks for a code before it sends anything', async () => {
  site.offline = true;
  expect((await check(' ')).problem?.message).toBe('Please enter an invite code.');
});
