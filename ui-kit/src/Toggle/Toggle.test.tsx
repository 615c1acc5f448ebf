// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Toggle } from './Toggle.tsx';

function Videos({ disabled }: { disabled?: boolean }) {
  const [on, setOn] = useState(false);
  return (
    <Toggle label="Show my videos" hint="Later" checked={on} onChange={setOn} disabled={disabled} />
  );
}

it('is a switch, named by its label alone, that turns on and off', async () => {
  render(<Videos />);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Show my videos' });
  await userEvent.click(toggle);
  expect(toggle.checked).toBe(true);
  await userEvent.click(toggle);
  expect(toggle.checked).toBe(false);
});

it('does not change while disabled', async () => {
  render(<Videos disabled />);
  await userEvent.click(screen.getByText('Show my videos'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});
