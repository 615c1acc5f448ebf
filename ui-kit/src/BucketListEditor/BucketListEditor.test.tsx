// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BucketListEditor } from './BucketListEditor.tsx';
import { cleanList } from './cleanList.ts';

afterEach(cleanup);

const lines = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it.each([
  [[' See whales ', '', 'See whales', '  '], ['See whales']],
  [
    ['a', 'b', 'a'],
    ['a', 'b'],
  ],
  [[], []],
])('turns %j into %j', (given, kept) => {
  expect(cleanList(given)).toEqual(kept);
});

it('adds a line with Enter, removes one, and saves what is left cleaned', async () => {
  const onSave = vi.fn();
  render(<BucketListEditor items={['See whales', 'Learn to sail']} onSave={onSave} />);
  await userEvent.click(screen.getByLabelText('Wish 3'));
  await userEvent.keyboard(' Sleep under stars{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 4')));
  await userEvent.keyboard('Learn to sail');
  await userEvent.click(screen.getByRole('button', { name: 'Remove See whales' }));
  expect(lines()).toEqual(['Learn to sail', ' Sleep under stars', 'Learn to sail']);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledWith(['Learn to sail', 'Sleep under stars']);
  expect(lines()).toEqual(['Learn to sail', 'Sleep under stars', '']);
});

it('keeps the edits when saving fails', async () => {
  const onSave = vi.fn();
  const editor = (error?: string) => (
    <BucketListEditor items={['See whales']} onSave={onSave} error={error} />
  );
  const { rerender } = render(editor());
  await userEvent.type(screen.getByLabelText('Wish 2'), 'Learn to sail');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  rerender(editor('Your list was not saved. Please try again.'));
  expect(screen.getByRole('alert').textContent).toContain('was not saved');
  expect(lines()).toEqual(['See whales', 'Learn to sail', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenLastCalledWith(['See whales', 'Learn to sail']);
});

it('saves an emptied list', async () => {
  const onSave = vi.fn();
  render(<BucketListEditor items={[]} onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove wish 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledWith([]);
});
