// @vitest-environment jsdom
import { useLocation } from '@emberite/sdk/router';
import { openSite } from '@emberite/testing';
import { MemoryRouter } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterAll, expect, it } from 'vitest';
import { createWaitlist } from './waitlist.ts';
import WaitlistPage from './WaitlistPage.tsx';

const site = await openSite();
afterAll(() => site.close());

type Entry = ReturnType<typeof useLocation>;
let entry: Entry;
function Address() {
  const here = useLocation();
  useEffect(() => {
    entry = here;
  }, [here]);
  return null;
}

/** Opens the page at an entry of the browser's history, as a reload does. */
const open = (at: string | Entry) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <WaitlistPage />
      <Address />
    </MemoryRouter>,
  );

it('forgets the link of an entry that was left, so that a reload shows the form again', async () => {
  const list = createWaitlist('guest');
  list.change({ email: 'wren@waits.example', place: 'Kelowna' });
  await list.join();
  const link = /\/waitlist#\S+/.exec((await site.api.mailTo('wren@waits.example')).text)![0];
  const first = open(link);
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await press('Take me off the list');
  await screen.findByText('We have deleted your entry, and will not write to you about it.');
  first.unmount();
  open(entry);
  await screen.findByRole('button', { name: 'Join the waiting list' });
  expect([entry.pathname, entry.hash, entry.state]).toEqual(['/waitlist', '', null]);
  expect(screen.queryByText(/no longer valid/)).toBeNull();
});
