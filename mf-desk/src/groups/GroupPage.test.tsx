// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { notices } from '@emberite/sdk/notices';
import { MemoryRouter } from '@emberite/testing/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { group } from '../testing/samples.ts';
import GroupPage from './GroupPage.tsx';

config.apiBase = 'https://ember.example/api';
afterEach(() => vi.restoreAllMocks());

/** Opens the page of a group as the API has it: `first`, then `now`. Its answer to a change is `changed`. */
async function open(now: object, changed = Response.json(now), first: object = group) {
  const answers = [Response.json(first), changed, Response.json(now)];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()!);
  render(
    <MemoryRouter initialEntries={['/']}>
      <GroupPage />
    </MemoryRouter>,
  );
  await screen.findByText('Bring shoes that cover your toes.', { exact: false });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['Saved. Nobody gets a mail about this.', { host: 'Kim' }],
  ['The group is told.', { meetingPlace: { ...group.meetingPlace, name: 'Outside' } }],
])('says after a change: %s', async (message, change) => {
  await open({ ...group, ...change, sequence: 1 });
  await press('Change the evening');
  await press('Save');
  await expect.poll(() => notices.message).toBe(message);
});

it('shows a group whose experience and place are no longer offered', async () => {
  await open(group, undefined, { ...group, experience: 'moon-walk', place: 'CA:BC:Elsewhere' });
  screen.getByRole('heading', { level: 1, name: /moon-walk/i });
});

it('keeps the dialog open until it is known whether the change was made, and says why not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(group);
  const changing = Promise.withResolvers<Response>();
  vi.mocked(globalThis.fetch).mockReturnValueOnce(changing.promise);
  await press('Change the evening');
  await userEvent.type(screen.getByLabelText('Host'), ' and Kim');
  await press('Save');
  await press('Close');
  // As browsers do on a second Escape.
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  screen.getByRole('dialog');
  const message = 'An evening must be at least seven days ahead.';
  changing.resolve(Response.json({ code: 'too-soon', message }, { status: 409 }));
  await screen.findByText(message);
  expect(screen.getByLabelText<HTMLInputElement>('Host').value).toBe(`${group.host} and Kim`);
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what was typed and not sent, also for a page that is loaded again, until it is changed back', async () => {
  await open(group);
  await press('Call off');
  await userEvent.type(screen.getByLabelText('Why'), 'Storm.');
  await press('Close');
  cleanup();
  await open(group);
  await press('Call off');
  const why = screen.getByLabelText<HTMLTextAreaElement>('Why');
  expect(why.value).toBe('Storm.');
  screen.getByText('This is what you typed before. Nothing of it has been sent.');
  await press('Start over');
  expect(why.value).toBe('');
  await press('Close');
  await press('Call off');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
});

it('stores nothing of a dialog in which nothing is typed', async () => {
  const stored = () => localStorage.getItem('ember.mf-desk.typed') ?? '';
  await open(group);
  await press('Change the evening');
  await press('Close');
  await press('Call off');
  await userEvent.type(screen.getByLabelText('Why'), 'S');
  await expect.poll(stored).toMatch(/"reason":"S"/);
  expect(stored()).not.toContain('{}');
  await userEvent.clear(screen.getByLabelText('Why'));
  await expect.poll(stored).not.toContain('call-off');
});

it('leaves what another tab has stored of the same dialog', async () => {
  const key = 'ember.mf-desk.typed';
  const stored = () => localStorage.getItem(key) ?? '';
  await open(group);
  await press('Change the evening');
  await userEvent.type(screen.getByLabelText('Host'), ' S');
  await expect.poll(stored).toContain('"host"');
  const newValue = stored().replace('"host"', '"word":"Theirs.","host"');
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await userEvent.type(screen.getByLabelText('Host'), 'am');
  await expect.poll(stored).toContain(' Sam');
  expect(stored()).toContain('Theirs.');
  await press('Close');
  await press('Change the evening');
  await press('Start over');
  await expect.poll(stored).not.toContain('Sam');
});

it('keeps what was typed if somebody else has changed the evening meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const now = { ...group, sequence: 1, word: 'Theirs.' };
  const message = 'Somebody has changed this evening meanwhile.';
  await open(now, Response.json({ code: 'group-changed', message }, { status: 409 }));
  await press('Change the evening');
  await userEvent.type(screen.getByLabelText('Host'), ' and Kim');
  await press('Save');
  await screen.findByText(message);
  await screen.findByText('Theirs.', { exact: false });
  await press('Close');
  await press('Change the evening');
  expect(screen.getByLabelText<HTMLInputElement>('Host').value).toBe(`${group.host} and Kim`);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/word/i).value).toBe('Theirs.');
  await press('Start over');
  await press('Close');
});

it('moves the focus to the title once the button that called it off is gone', async () => {
  await open({ ...group, status: 'called-off' });
  await press('Call off');
  await userEvent.type(screen.getByLabelText('Why'), 'Snow.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Call off' }).at(-1)!);
  await screen.findByText('Called off');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it.each([
  ['Change the evening', 'Save'],
  ['Call off', 'Call off'],
])('shows what somebody else has changed if it is refused: %s', async (what, action) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refused = { code: 'group-closed', message: 'It has been called off.' };
  await open({ ...group, status: 'called-off' }, Response.json(refused, { status: 409 }));
  await press(what);
  const why = screen.queryByLabelText('Why');
  if (why) await userEvent.type(why, 'Snow.');
  await userEvent.click(screen.getAllByRole('button', { name: action }).at(-1)!);
  await screen.findByText('Called off');
});
