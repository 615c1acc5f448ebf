// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('is checked by a click on its label', async () => {
  const seen: boolean[] = [];
  render(<Checkbox label="I understand" checked={false} onChange={(on) => seen.push(on)} />);
  await userEvent.click(screen.getByText('I understand'));
  expect(seen).toEqual([true]);
});

it('is described by its hint and its error, and announces the error', () => {
  render(
    <Checkbox
      label="I understand"
      hint="You can change your mind."
      error="Check the box."
      checked={false}
      onChange={() => {}}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'I understand' });
  const words = box.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'You can change your mind.',
    'Check the box.',
  ]);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Check the box.');
});
