// @vitest-environment jsdom
import { openPrefill } from '@emberite/sdk/prefill';
import { openSite } from '@emberite/testing';
import { routerAt, RouterProvider } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { invitedLead, modes } from './mode.ts';
import SignInPage from './SignInPage.tsx';

const site = await openSite();
afterAll(() => site.close());
afterEach(() => openPrefill().reset());

const open = (address: string) =>
  render(<RouterProvider router={routerAt(<SignInPage />, address)} />);

it('says that the code of a link is filled in once it is, however it was typed', async () => {
  open(`/create-account?inviteCode=${encodeURIComponent('name\u20131234')}`);
  await screen.findByText('NAME-1234');
  expect(screen.queryByText(invitedLead)).not.toBeNull();
  expect(screen.queryByText('Join the waiting list')).toBeNull();
});

it('does not say so of a code that cannot be one', async () => {
  open(`/create-account?inviteCode=A-${'1'.repeat(63)}`);
  await screen.findByText('Join the waiting list');
  expect(screen.queryByText(modes['create-account'].lead)).not.toBeNull();
  expect(openPrefill().state).toEqual({});
});

it('tells users that they are signed in, whatever the link to the page leaves empty', async () => {
  await site.signIn('kay@people.example');
  open('/create-account?inviteCode=&unavailable=');
  await screen.findByText(/You are signed in as/);
});
