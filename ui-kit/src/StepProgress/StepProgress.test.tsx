// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepProgress } from './StepProgress.tsx';

it('names the current step', () => {
  render(<StepProgress current={1} total={5} label="Step 2 of 5" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Step 2 of 5' });
  expect([bar.value, bar.max]).toEqual([2, 5]);
});
