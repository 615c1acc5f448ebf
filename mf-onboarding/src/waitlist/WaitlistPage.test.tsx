// @vitest-environment jsdom
import type { Progress } from '@emberite/sdk/action';
import { openSite } from '@emberite/testing';
import { routerAt, RouterProvider } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it } from 'vitest';
import { createWaitlist } from './waitlist.ts';
import WaitlistPage from './WaitlistPage.tsx';
import { WaitlistView } from './WaitlistView.tsx';

const site = await openSite();
afterAll(() => site.close());

it('forgets the link of an entry that was left, so that a reload shows the form again', async () => {
  const list = createWaitlist('guest');
  list.change({ email: 'wren@waits.example', place: 'Kelowna' });
  await list.join();
  const link = /\/waitlist#\S+/.exec((await site.api.mailTo('wren@waits.example')).text)![0];
  const router = routerAt(<WaitlistPage />, link);
  const first = render(<RouterProvider router={router} />);
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await press('Take me off the list');
  await screen.findByText('We have deleted your entry, and will not write to you about it.');
  first.unmount();
  const again = routerAt(<WaitlistPage />, router.state.location);
  render(<RouterProvider router={again} />);
  await screen.findByRole('button', { name: 'Join the waiting list' });
  const entry = again.state.location;
  expect([entry.pathname, entry.hash, entry.state]).toEqual(['/waitlist', '', null]);
  expect(screen.queryByText(/no longer valid/)).toBeNull();
});

it('moves the focus to the remedy of a confirmation that failed', () => {
  const list = createWaitlist('guest');
  const view = (progress: Progress) => (
    <WaitlistView
      reason="guest"
      state={{ ...list.state, screen: { name: 'confirming' }, confirming: { progress } }}
      actions={list}
    />
  );
  const { rerender } = render(view({ status: 'idle' }));
  screen.getByRole('button', { name: 'Confirm' }).focus();
  rerender(view({ status: 'busy' }));
  expect(document.activeElement?.textContent).toBe('Confirming...');
  const remedy = { label: 'Sign in again', href: '/enter' };
  rerender(view({ status: 'failed', message: 'Too late.', remedy }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign in again' }));
});
