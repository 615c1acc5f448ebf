// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';
import type { CopyButtonProps } from './CopyButton.tsx';

const url = 'https://ember.example/somewhere';

function setUp(deliver?: CopyButtonProps['deliver']) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <CopyButton
      text={() => url}
      copied="Link copied"
      fieldLabel="Link to this page"
      {...(deliver && { deliver })}
    >
      Copy link
    </CopyButton>,
  );
  const click = () => user.click(screen.getByRole('button', { name: 'Copy link' }));
  return { click };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
});

it('copies the text and says so for 2 s', async () => {
  await setUp().click();
  await screen.findByRole('button', { name: 'Link copied' });
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  expect(await navigator.clipboard.readText()).toBe(url);
  act(() => vi.advanceTimersByTime(1500));
  expect(screen.getByRole('button').textContent).toBe('Link copied');
  act(() => vi.advanceTimersByTime(600));
  expect(screen.getByRole('button').textContent).toBe('Copy link');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says so for 2 s again when it is pressed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  setUp(async () => 'copied');
  const button = screen.getByRole('button');
  for (const _press of [1, 2]) {
    await act(async () => button.click());
    act(() => vi.advanceTimersByTime(1500));
  }
  expect(button.textContent).toBe('Link copied');
});

it('shows the text selected in a read-only field where copying is refused', async () => {
  await setUp(() => Promise.reject(new Error('refused'))).click();
  const field = await screen.findByLabelText<HTMLInputElement>('Link to this page');
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toMatchObject({ value: url, readOnly: true, selectionStart: 0 });
  expect(field.selectionEnd).toBe(url.length);
});

it('says nothing if another app has the text', async () => {
  const deliver = vi.fn(async () => 'delivered' as const);
  await setUp(deliver).click();
  expect(deliver).toHaveBeenCalledWith(url);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button').textContent).toBe('Copy link');
});
