// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountdownRing } from './CountdownRing.tsx';

it('is a timer that does not announce itself', () => {
  render(<CountdownRing left={11} total={15} label="Seconds left" />);
  const timer = screen.getByRole('timer', { name: 'Seconds left: 11' });
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(timer.textContent).toBe('11');
});

it.each([
  [15, 15, '100 100'],
  [8, 15, '53 100'],
  [0, 15, '0 100'],
  [20, 15, '100 100'],
  [-1, 15, '0 100'],
  [3, 0, '0 100'],
])('with %d of %d left shows %s of the ring', (left, total, part) => {
  const { container } = render(<CountdownRing left={left} total={total} label="Seconds left" />);
  expect(container.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toBe(part);
});
