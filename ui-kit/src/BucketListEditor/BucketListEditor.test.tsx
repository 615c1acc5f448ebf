// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { BucketListEditor } from './BucketListEditor.tsx';
import type { BucketListEditorProps } from './BucketListEditor.tsx';
import { cleanList } from './cleanList.ts';

function Editor(props: Omit<BucketListEditorProps, 'onChange'>) {
  const [lines, setLines] = useState(props.lines);
  return <BucketListEditor {...props} lines={lines} onChange={setLines} />;
}

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

it('has an empty line for the next wish, where Enter leads', async () => {
  render(<Editor lines={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.click(screen.getByLabelText('Wish 2'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 3')));
  await userEvent.keyboard('Sleep under stars{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 4')));
  expect(lines()).toEqual(['See whales', 'Learn to sail', 'Sleep under stars', '']);
});

it.each([
  ['as most browsers say it', { isComposing: true }],
  ['as Safari says it', { keyCode: 229 }],
])('stays in a line at the Enter that ends a conversion, %s', async (_, how) => {
  render(<Editor lines={['鯨を見る']} onSave={() => {}} problem={null} />);
  const line = screen.getByLabelText('Wish 1');
  line.focus();
  expect(fireEvent.keyDown(line, { key: 'Enter', ...how })).toBe(true);
  expect(document.activeElement).toBe(line);
});

it('removes a line, and keeps the focus near', async () => {
  render(<Editor lines={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Learn to sail' }));
  expect(lines()).toEqual(['See whales', '']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wish 1')));
});

it('saves, and points at the wrong line', async () => {
  const onSave = vi.fn();
  const editor = (problem: Partial<BucketListEditorProps>) => (
    <Editor lines={['See whales', 'Learn to sail']} onSave={onSave} problem={null} {...problem} />
  );
  const { rerender } = render(editor({}));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(onSave).toHaveBeenCalledOnce();
  rerender(editor({ problem: { at: 'lines', message: 'Wish 2 is too long.' }, wrongLine: 1 }));
  expect(screen.getByRole('alert').textContent).toBe('Wish 2 is too long.');
  expect(document.activeElement).toBe(screen.getByLabelText('Wish 2'));
  expect(lines()).toEqual(['See whales', 'Learn to sail', '']);
});

it('removes one wish at a double click: the next one moves under the pointer', async () => {
  render(<Editor lines={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove See whales' }));
  expect(lines()).toEqual(['Learn to sail', '']);
});

it('makes one wish of each pasted line', async () => {
  render(<Editor lines={['See whales', 'Learn to sail']} onSave={() => {}} problem={null} />);
  await userEvent.click(screen.getByLabelText('Wish 1'));
  await userEvent.paste('Sleep under stars\r\n\r\n Bake bread\n');
  expect(lines()).toEqual(['See whales', 'Sleep under stars', 'Bake bread', 'Learn to sail', '']);
  await userEvent.click(screen.getByLabelText('Wish 5'));
  await userEvent.paste('Climb\nDive');
  await userEvent.paste(' deep');
  expect(lines().slice(4)).toEqual(['Climb deep', 'Dive', '']);
  // As spreadsheets copy a single cell.
  const isLeft = fireEvent.paste(screen.getByLabelText('Wish 5'), {
    clipboardData: { getData: () => ' down\r\n' },
  });
  expect([isLeft, lines().slice(4)]).toEqual([true, ['Climb deep', 'Dive', '']]);
});
