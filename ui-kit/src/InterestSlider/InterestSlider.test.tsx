// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InterestSlider } from './InterestSlider.tsx';

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

function Interested({ start }: { start?: number }) {
  const [level, setLevel] = useState(start);
  return (
    <InterestSlider label="How interested are you?" level={level} onChange={setLevel}>
      <p>Maya</p>
    </InterestSlider>
  );
}

const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'How interested are you?' });
const heard = () => slider().getAttribute('aria-valuetext');

function swipe(from: number, to: number) {
  const area = screen.getByText('Maya');
  fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: from, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 1, clientX: (from + to) / 2, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 1, clientX: to, clientY: 10 });
  fireEvent.pointerUp(area, { pointerId: 1 });
}

it('starts at Neutral and clamps its level', () => {
  render(<Interested />);
  expect([slider().value, heard()]).toEqual(['1', 'Neutral']);
  cleanup();
  render(<Interested start={9} />);
  expect([slider().value, heard()]).toEqual(['5', 'Perfect Match']);
});

it('is a range input with named levels', () => {
  render(<Interested />);
  fireEvent.change(slider(), { target: { value: '4' } });
  expect(heard()).toBe('Attracted');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('takes back a swipe that a second finger joins', () => {
  render(<Interested />);
  const area = screen.getByText('Maya');
  fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: 100, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 1, clientX: 160, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 1, clientX: 220, clientY: 10 });
  expect(heard()).toBe('Potential Friendship');
  fireEvent.pointerDown(area, { pointerId: 2, button: 0, clientX: 300, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 1, clientX: 240, clientY: 10 });
  expect(heard()).toBe('Neutral');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('ends a swipe whose mouse button was released outside', () => {
  render(<Interested />);
  const area = screen.getByText('Maya');
  fireEvent.pointerDown(area, { pointerId: 1, button: 0, clientX: 100, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 0, clientX: 220, clientY: 10 });
  fireEvent.pointerMove(area, { pointerId: 1, buttons: 0, clientX: 300, clientY: 10 });
  expect(heard()).toBe('Neutral');
});

it('follows a swipe over the area around it, and announces the level', () => {
  render(<Interested />);
  swipe(100, 220);
  expect(heard()).toBe('Potential Friendship');
  expect(screen.getByRole('status').textContent).toBe('Potential Friendship');
  swipe(400, 0);
  expect(heard()).toBe('Neutral');
});
