// @vitest-environment jsdom
import { loadClient } from '@emberite/sdk/waitlist';
import { openSite } from '@emberite/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import HostsPage from './HostsPage.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: true }));
const site = await openSite();
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my idea' }));

it('takes the idea of somebody without an account, and says what is next', async () => {
  render(<HostsPage />);
  await userEvent.type(screen.getByLabelText('Email'), 'una@hosts.example');
  await userEvent.type(screen.getByLabelText('Your city or postal code'), 'Kelowna');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please tell us about your idea.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your idea'));
  await userEvent.type(screen.getByLabelText('Your idea'), 'Pottery');
  await send();
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  const { text } = await site.api.mailTo('una@hosts.example');
  const [secret = ''] = /(?<=waitlist#)[\w-]+/.exec(text) ?? [];
  const { waitlistConfirm } = await loadClient();
  expect(await waitlistConfirm({ secret })).toMatchObject({ place: 'Kelowna', idea: 'Pottery' });
  await userEvent.click(screen.getByRole('button', { name: 'Use a different email' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('una@hosts.example');
});
