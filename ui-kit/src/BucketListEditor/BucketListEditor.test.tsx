// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BucketListEditor } from './BucketListEditor.tsx';
import type { BucketListEditorProps } from './BucketListEditor.tsx';
import { cleanList } from './cleanList.ts';

function Editor(props: Omit<BucketListEditorProps, 'onChange'>) {
  const [wishes, setWishes] = useState(props.wishes);
  return <BucketListEditor {...props} wishes={wishes} onChange={setWishes} />;
}

const wishes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

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

it('has an empty field for the next wish, where Enter leads', async () => {
  render(<Editor wishes={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.click(screen.getByLabelText('Wish 2'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 3')));
  await userEvent.keyboard('Sleep under stars{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 4')));
  expect(wishes()).toEqual(['See whales', 'Learn to sail', 'Sleep under stars', '']);
});

it('removes a wish, and keeps the focus near', async () => {
  render(<Editor wishes={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Learn to sail' }));
  expect(wishes()).toEqual(['See whales', '']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 1')));
});

it('saves, and points at the wrong wish', async () => {
  const onSave = vi.fn();
  const editor = (problem: Partial<BucketListEditorProps>) => (
    <Editor wishes={['See whales', 'Learn to sail']} onSave={onSave} problem={null} {...problem} />
  );
  const { rerender } = render(editor({}));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledOnce();
  rerender(editor({ problem: { at: 'wishes', message: 'Wish 2 is too long.' }, wrongWish: 1 }));
  expect(screen.getByRole('alert').textContent).toBe('Wish 2 is too long.');
  expect(document.activeElement).toBe(screen.getByLabelText('Wish 2'));
  expect(wishes()).toEqual(['See whales', 'Learn to sail', '']);
});
