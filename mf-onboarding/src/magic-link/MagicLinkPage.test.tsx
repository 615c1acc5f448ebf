// @vitest-environment jsdom
import { openSite } from '@emberite/testing';
import { routerAt, RouterProvider } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it } from 'vitest';
import { rememberRequestedLink } from '../sign-in/requestedLink.ts';
import MagicLinkPage from './MagicLinkPage.tsx';

const site = await openSite();
afterAll(() => site.close());

it('leads from a dead link to the code, and from there to the page that was asked for', async () => {
  const email = 'late@people.example';
  rememberRequestedLink({ email, redirectedFrom: '/emberite/people' });
  const router = routerAt(<MagicLinkPage />, `/login/magic-link?email=${email}&secret=dead`);
  const opened: string[] = [];
  router.subscribe(({ location }) => opened.push(location.pathname + location.search));
  render(<RouterProvider router={router} />);
  const login = await screen.findByRole('link', { name: 'Return to login' });
  expect(login.getAttribute('href')).toBe('/login?redirectedFrom=%2Femberite%2Fpeople');
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the 6-digit code' }));
  expect(opened).toContain('/login?redirectedFrom=%2Femberite%2Fpeople');
});
