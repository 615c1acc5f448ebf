// @vitest-environment jsdom
import { openSite } from '@emberite/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createWaitlistForm, loadClient } from './index.ts';

const site = await openSite();
beforeEach(() => {
  site.offline = false;
});
afterAll(() => site.close());

it.each([
  [{ email: '' }, 'email', 'Please enter your email.'],
  [{ email: 'kay' }, 'email', 'Please enter a valid email address.'],
  // It passes the check here, but not the API's.
  [{ email: 'kay@people..example' }, 'email', 'Please enter a valid email address.'],
  [{ email: `${'k'.repeat(250)}@people.example` }, 'email', 'Please enter a valid email address.'],
  [{ place: '  ' }, 'place', 'Please tell us where you live.'],
  [{ idea: ' ' }, 'idea', 'Please tell us about your idea.'],
  // Nor does a person see these.
  [{ place: '\u3164' }, 'place', 'Please tell us where you live.'],
])('a host with %j is asked for the %s', async (changes, at, message) => {
  const form = createWaitlistForm('host');
  form.change({ email: 'kay@hosts.example', place: 'Kelowna', idea: 'Pottery', ...changes });
  await form.submit();
  expect(form.state).toMatchObject({ status: 'editing', problem: { at, message } });
});

it('says what else the API refuses, in its words', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const form = createWaitlistForm('guest');
  form.change({ email: 'kay@guests.example', place: 'Kelowna\u0007' });
  await form.submit();
  expect(form.state.problem).toEqual({
    at: 'form',
    message: 'Please use letters, digits and symbols only.',
  });
});

it('mails a link to a host, which confirms the place and the idea', async () => {
  const form = createWaitlistForm('host');
  form.change({ email: ' una@hosts.example ', place: ' Kelowna ', idea: 'Pottery' });
  await form.submit();
  expect(form.state).toMatchObject({ status: 'submitted', problem: null });
  const { subject, text } = await site.api.mailTo('una@hosts.example');
  expect(subject).toContain('host');
  const [secret = ''] = /(?<=waitlist#)[\w-]+/.exec(text) ?? [];
  const { waitlistConfirm } = await loadClient();
  expect(await waitlistConfirm({ secret })).toEqual({
    role: 'host',
    place: 'Kelowna',
    idea: 'Pottery',
    isConfirmed: true,
  });
});

it('needs no idea from a guest', async () => {
  const form = createWaitlistForm('guest');
  form.change({ email: 'una@guests.example', place: 'Kelowna' });
  await form.submit();
  expect(form.state.status).toBe('submitted');
  expect((await site.api.mailTo('una@guests.example')).text).toMatch(/\/waitlist#[\w-]+/);
});

it('keeps what was typed without a connection, and can be sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const form = createWaitlistForm('guest');
  form.change({ email: 'olli@guests.example', place: 'Kelowna' });
  site.offline = true;
  await form.submit();
  expect(form.state).toMatchObject({
    status: 'editing',
    fields: { email: 'olli@guests.example', place: 'Kelowna' },
    problem: { at: 'form', message: expect.stringContaining('connection') as string },
  });
  site.offline = false;
  await form.submit();
  expect(form.state.status).toBe('submitted');
});

it('loses no draft to what is typed before it is resumed', () => {
  const idea = 'Pottery, in a barn by the lake.';
  const before = createWaitlistForm('host');
  before.resume();
  before.change({ email: 'kay@hosts.example', idea });
  // A document that is loaded again: what was typed into it is taken over first.
  const form = createWaitlistForm('host');
  form.change({ email: 'una@hosts.example' });
  form.resume();
  const fields = { email: 'una@hosts.example', place: '', idea };
  expect(form.state.fields).toEqual(fields);
  const again = createWaitlistForm('host');
  again.resume();
  expect(again.state.fields).toEqual(fields);
});
