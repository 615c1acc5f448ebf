// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CodeField } from './CodeField.tsx';

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} />;
}

function showCode(): HTMLInputElement {
  render(<Code />);
  return screen.getByLabelText<HTMLInputElement>('Code');
}

it('is one input, so that phones can fill it from a message', () => {
  const input = showCode();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input.autocomplete).toBe('one-time-code');
  expect(input.inputMode).toBe('numeric');
});

it('keeps six digits and drops everything else', async () => {
  const input = showCode();
  await userEvent.type(input, '12a3-4 5678');
  expect(input.value).toBe('123456');
});

it.each(['123 456', '123-456', ' 123456\n', 'Code: 123 456'])(
  'accepts a pasted %j, also over an old code',
  async (pasted) => {
    const input = showCode();
    await userEvent.type(input, '111111');
    await userEvent.paste(pasted);
    expect(input.value).toBe('123456');
  },
);

it.each([
  ['full-width', '１２３４５６'],
  ['Arabic', '١٢٣٤٥٦'],
  ['Devanagari', '१२३४५६'],
])('takes typed %s digits', async (_, typed) => {
  const input = showCode();
  await userEvent.type(input, typed);
  expect(input.value).toBe('123456');
});

it.each([
  'Nov 24, 10:15: Your code: 012345',
  '24.11.2026 10:15 Ember: 012345.',
  '2026-11-25 — 012 345 is your code, call +1 604 555 0199',
  'Your code is\n０１２３４５\nand lives 15 minutes',
  '0 1 2 3 4 5',
  '012\u200b345',
  '𝟎𝟏𝟐𝟑𝟒𝟓',
])('finds the code in a pasted %j', async (pasted) => {
  const input = showCode();
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(input.value).toBe('012345');
});

it.each([
  'Nov 24, 10:15, row 20',
  'Call 555 123 4567',
  'Use 123456 or 654321',
  '2026-11-25 10:15',
  '1234567',
])('takes nothing from a pasted %j', async (pasted) => {
  const input = showCode();
  await userEvent.type(input, '12');
  await userEvent.paste(pasted);
  expect(input.value).toBe('12');
});

it('appends a pasted part', async () => {
  const input = showCode();
  await userEvent.type(input, '12');
  await userEvent.paste('3 4');
  expect(input.value).toBe('1234');
});
