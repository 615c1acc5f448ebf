// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextEvening } from './NextEvening.tsx';
import { ends, evening, now } from './testing/evening.ts';

it('shows the first of the evenings that the member comes to, and leads to all', () => {
  const later = { ...evening, id: 'later', name: 'karaoke', startsAt: '2026-12-12T03:00:00.000Z' };
  render(<NextEvening evenings={[later, evening]} now={now} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(titles).toEqual(['Peak Axe Throwing']);
  expect(screen.getByText('in 12 days')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Who is coming, and your answer' });
  expect(link.getAttribute('href')).toBe('/emberite/experiences#evenings');
});

it('leads who is late to the evening until it ends', () => {
  render(<NextEvening evenings={[{ ...evening, status: 'over' }]} now={ends - 1} />);
  expect(screen.getByText('today')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Map/ })).toBeTruthy();
});

it.each([
  ['has not been answered', { state: 'asked' }, now],
  ['was declined', { state: 'declined' }, now],
  ['was called off', { status: 'called-off' }, now],
  ['is over', { status: 'over' }, ends],
] as const)('shows nothing of an evening that %s', (_what, more, at) => {
  const { container } = render(<NextEvening evenings={[{ ...evening, ...more }]} now={at} />);
  expect(container.textContent).toBe('');
});
