// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MultiChoice } from './MultiChoice.tsx';

const options = [
  { value: 'friends', label: 'Friends' },
  { value: 'romantic', label: 'Romantic' },
] as const;

function Intent({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<('friends' | 'romantic')[]>(['romantic']);
  return (
    <MultiChoice
      legend="Open to"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('adds and removes, in the order of the options', async () => {
  const seen: string[][] = [];
  render(<Intent onChange={(value) => seen.push(value)} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friends' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Romantic' }));
  expect(seen).toEqual([['friends', 'romantic'], ['friends']]);
});

it('is a group named by its legend', () => {
  render(<Intent onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Open to' })).toBeTruthy();
});
