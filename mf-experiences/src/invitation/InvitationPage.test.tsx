// @vitest-environment jsdom
import type { Evening, GroupAnswer } from '@emberite/contract/groupFields';
import { routerAt, RouterProvider } from '@emberite/testing/router';
import { config } from '@emberite/sdk/config';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { evening } from '../evenings/testing/evening.ts';
import InvitationPage from './InvitationPage.tsx';

const asked: Evening = { ...evening, state: 'asked', startsAt: '2999-12-05T03:00:00.000Z' };

config.apiBase = 'https://ember.example/api';
afterEach(() => vi.restoreAllMocks());

/** Opens the page at an entry of the browser's history. The evening is answered as the API would; `known` is what else it says of it. */
function open(at: Parameters<typeof routerAt>[1], known: Partial<Evening> = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { answer } = (await new Request(input, init).json()) as { answer?: GroupAnswer };
    return Response.json({ ...asked, ...known, ...(answer && { state: answer }) });
  });
  const router = routerAt(<InvitationPage />, at);
  return { ...render(<RouterProvider router={router} />), entry: () => router.state.location };
}

it('takes the secret out of the address, and still has it after a reload', async () => {
  const first = open('/invitation?answer=coming#the-secret');
  await screen.findByRole('button', { name: 'I come' });
  const entry = first.entry();
  expect([entry.pathname, entry.search, entry.hash]).toEqual(['/invitation', '?answer=coming', '']);
  first.unmount();
  open(entry);
  await screen.findByRole('button', { name: 'I come' });
});

it('reads the secret of a link with a full stop and an invisible space behind it', async () => {
  const { entry } = open('/invitation#the-secret.%E2%80%8B');
  await screen.findByRole('button', { name: 'I come' });
  expect(entry().state).toEqual({ secret: 'the-secret' });
});

it.each([
  ['I come', 'You are coming. We look forward to it.'],
  ['I cannot', 'Thank you for telling us. Your place goes to somebody who waits.'],
])('moves the focus to what is said after "%s"', async (answer, said) => {
  open('/invitation#the-secret');
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  const result = await screen.findByText(said);
  expect(document.activeElement?.textContent).toBe(said);
  expect(document.activeElement?.contains(result)).toBe(true);
});

it('says to who comes that the evening is not certain, and that it is too late for a no', async () => {
  const isUncertain =
    'It takes place once everybody has said yes. We write to you if that changes.';
  const { unmount } = open('/invitation#the-secret', { state: 'coming', status: 'inviting' });
  await screen.findByText(isUncertain);
  unmount();
  open('/invitation#the-secret', { state: 'coming', changeUntil: '2020-01-01T00:00:00Z' });
  await screen.findByText('If something comes up, please write to us.');
  expect(screen.queryByText(isUncertain)).toBeNull();
});

it('takes back a yes after a question only', async () => {
  open('/invitation#the-secret');
  await userEvent.click(await screen.findByRole('button', { name: 'I come' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I can’t come after all' }));
  expect(screen.getByText('You are coming. We look forward to it.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'I can’t come' }));
  await screen.findByText('Thank you for telling us. Your place goes to somebody who waits.');
});
