// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RotatingWord } from './RotatingWord.tsx';

const words = ['cooking class', 'dance class', 'group hike'];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show({ reduced }: { reduced: boolean }) {
  const query = { matches: reduced, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => query);
  render(<RotatingWord words={words} pauseLabel="Pause" playLabel="Play" />);
}

/** The index of the visible word. */
function current(): number {
  return words.findIndex((word) => screen.getByText(word).dataset.current !== undefined);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('changes every three seconds and starts over', () => {
  show({ reduced: false });
  const seen = [current()];
  for (let turn = 0; turn < 3; turn += 1) {
    pass(3000);
    seen.push(current());
  }
  expect(seen).toEqual([0, 1, 2, 0]);
});

it('pauses and resumes with its button', () => {
  show({ reduced: false });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(9000);
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(3000);
  expect(current()).toBe(1);
});

it('stays paused if reduced motion is preferred', () => {
  show({ reduced: true });
  pass(9000);
  expect(current()).toBe(0);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('gives screen readers all words at once', () => {
  show({ reduced: false });
  expect(screen.getByText('cooking class, dance class, group hike')).toBeTruthy();
});
