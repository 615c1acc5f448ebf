// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckMark } from './CheckMark.tsx';

it.each(['checkbox', 'radio'] as const)(
  'is a native %s that reports when it is ticked',
  async (type) => {
    const seen: boolean[] = [];
    render(
      <CheckMark type={type} aria-label="Yes" checked={false} onChange={(on) => seen.push(on)} />,
    );
    await userEvent.click(screen.getByRole(type, { name: 'Yes' }));
    expect(seen).toEqual([true]);
  },
);
