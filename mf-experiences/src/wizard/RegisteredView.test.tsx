// @vitest-environment jsdom
import { MemoryRouter } from '@emberite/testing/router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Outcome } from './deposit.ts';
import { RegisteredView } from './RegisteredView.tsx';

it('keeps the focus at the deposit when the pressed choice is gone', () => {
  const page = (outcome: Outcome) => (
    <MemoryRouter>
      <RegisteredView
        state={{ doing: 'goWithout', action: { progress: { status: 'idle' } }, justPaid: false }}
        outcome={outcome}
        isElsewhere={false}
        joining={null}
        onStart={() => {}}
        onChange={() => {}}
      />
    </MemoryRouter>
  );
  const { rerender } = render(page('not-paid'));
  screen.getByRole('button', { name: 'Go without a deposit' }).focus();
  rerender(page('without'));
  const heading = screen.getByRole('heading', { name: 'You are registered without a deposit' });
  expect(document.activeElement).toBe(heading);
});
