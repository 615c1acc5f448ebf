// @vitest-environment jsdom
import type { Evening, GroupAnswer } from '@emberite/contract/groupFields';
import { MemoryRouter } from '@emberite/testing/router';
import { config } from '@emberite/sdk/config';
import { useLocation } from '@emberite/sdk/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { evening } from '../evenings/testing/evening.ts';
import InvitationPage from './InvitationPage.tsx';

const asked: Evening = { ...evening, state: 'asked', startsAt: '2999-12-05T03:00:00.000Z' };

config.apiBase = 'https://ember.example/api';
afterEach(() => vi.restoreAllMocks());

type Entry = ReturnType<typeof useLocation>;
let entry: Entry;
function Address() {
  const here = useLocation();
  useEffect(() => {
    entry = here;
  }, [here]);
  return null;
}

/** Opens the page at an entry of the browser's history. The evening is answered as the API would. */
function open(at: string | Entry) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { answer } = (await new Request(input, init).json()) as { answer?: GroupAnswer };
    return Response.json({ ...asked, state: answer ?? asked.state });
  });
  return render(
    <MemoryRouter initialEntries={[at]}>
      <InvitationPage />
      <Address />
    </MemoryRouter>,
  );
}

it('takes the secret out of the address, and still has it after a reload', async () => {
  const first = open('/invitation?answer=coming#the-secret');
  await screen.findByRole('button', { name: 'I come' });
  expect([entry.pathname, entry.search, entry.hash]).toEqual(['/invitation', '?answer=coming', '']);
  first.unmount();
  open(entry);
  await screen.findByRole('button', { name: 'I come' });
});

it('reads the secret of a link with a full stop and an invisible space behind it', async () => {
  open('/invitation#the-secret.%E2%80%8B');
  await screen.findByRole('button', { name: 'I come' });
  expect(entry.state).toEqual({ secret: 'the-secret' });
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
