import { openSite } from '@emberite/testing';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createWaitlist } from './waitlist.ts';

const site = await openSite();
beforeEach(() => {
  site.offline = false;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => site.close());

let people = 0;

/** Joins the list. Returns the secret of the link in the mail. */
async function join(): Promise<string> {
  const { change, join: submit } = createWaitlist('guest');
  people += 1;
  const email = `person${people}@waits.example`;
  change({ email, place: 'Kelowna' });
  await submit();
  return /waitlist#([\w-]+)/.exec((await site.api.mailTo(email)).text)?.[1] ?? '';
}

const entry = { role: 'guest', place: 'Kelowna', idea: '', isConfirmed: true };

test('the link of the mail confirms, as often as it is opened, and takes off the list', async () => {
  const secret = await join();
  await createWaitlist('guest').open(secret);
  const { state, open, leave } = createWaitlist('guest');
  await open(secret);
  expect(state.screen).toEqual({ name: 'confirmed', entry });
  await leave();
  expect(state.screen).toEqual({ name: 'left', role: 'guest' });
  const later = createWaitlist('guest');
  await later.open(secret);
  expect(later.state.screen).toEqual({ name: 'form', isAfterWrongLink: true });
});

test('a link that was asked for in another browser, or long ago, waits for a click', async () => {
  const secret = await join();
  const later = Date.now() + 7 * 24 * 60 * 60_000;
  const { state, open, confirm } = createWaitlist('guest');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  await open(secret);
  clock.mockRestore();
  expect(state).toMatchObject({
    screen: { name: 'confirming' },
    confirming: { progress: { status: 'idle' } },
  });
  await confirm();
  expect(state.screen).toEqual({ name: 'confirmed', entry });
});

test('who waits for the next season of the poetry night is on the list for that', async () => {
  const { state, change, join: submit } = createWaitlist('poetry-night');
  change({ email: 'poe@waits.example', place: 'Revelstoke' });
  await submit();
  expect(state.form.status).toBe('submitted');
  const { subject, text } = await site.api.mailTo('poe@waits.example');
  expect(subject).toContain('next poetry night season');
  // The link shows the reason, whatever the page is open for.
  const later = createWaitlist('guest');
  await later.open(/waitlist#([\w-]+)/.exec(text)?.[1] ?? '');
  expect(later.state.screen).toEqual({
    name: 'confirmed',
    entry: { role: 'poetry-night', place: 'Revelstoke', idea: '', isConfirmed: true },
  });
});

test('an invalid link leads to the form', async () => {
  const { state, open, startAgain } = createWaitlist('guest');
  await open('no-such-secret');
  expect(state.screen).toEqual({ name: 'form', isAfterWrongLink: true });
  startAgain();
  expect(state.screen).toEqual({ name: 'form', isAfterWrongLink: false });
});

test('without a connection the link is not called invalid, and it works later', async () => {
  const secret = await join();
  const { state, open, confirm, leave } = createWaitlist('guest');
  site.offline = true;
  await open(secret);
  expect(state).toMatchObject({
    screen: { name: 'confirming' },
    confirming: { progress: { status: 'failed' } },
  });
  site.offline = false;
  await confirm();
  site.offline = true;
  await leave();
  expect(state).toMatchObject({
    screen: { name: 'confirmed', entry },
    leaving: { progress: { status: 'failed' } },
  });
});

test('a suggested address does not replace a typed one', () => {
  const { state, change, suggestEmail } = createWaitlist('guest');
  suggestEmail('kay@people.example');
  expect(state.form.fields.email).toBe('kay@people.example');
  change({ email: 'kay@work.example' });
  suggestEmail('kay@people.example');
  expect(state.form.fields.email).toBe('kay@work.example');
});
