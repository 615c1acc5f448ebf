// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';

const url = 'http://localhost:3000/yvr/danceToday';

/** Renders the button, in a browser with or without a share sheet, and clicks it. */
async function share(sheet?: (data: ShareData) => Promise<void>): Promise<void> {
  const user = userEvent.setup();
  if (sheet) Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  history.replaceState(null, '', '/yvr/danceToday?utm_source=mail#more');
  render(<ShareButton title="Dance Today" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('offers the address to the apps of the device', async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  await share(sheet);
  expect(sheet).toHaveBeenCalledWith({ title: 'Dance Today', url });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('copies the address where there is no share sheet', async () => {
  await share();
  await screen.findByRole('button', { name: 'Link copied' });
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('copies nothing if the visitor closes the share sheet', async () => {
  await share(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByText('Link copied')).toBeNull();
});

it('copies the address if the share sheet fails', async () => {
  await share(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await screen.findByRole('button', { name: 'Link copied' });
  expect(await navigator.clipboard.readText()).toBe(url);
});
