// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { X } from '../Icon/index.ts';
import { IconButton } from './IconButton.tsx';

it('has its label as name and tooltip, and does not submit a form', async () => {
  const submitted = vi.fn();
  const pressed = vi.fn();
  render(
    <form onSubmit={submitted}>
      <IconButton icon={X} label="Close" onClick={pressed} />
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.title).toBe('Close');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(submitted).not.toHaveBeenCalled();
});
