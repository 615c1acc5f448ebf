import { afterEach, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate.ts';

const fire = vi.fn(async () => null);
const create = vi.fn(() => fire);
vi.mock('canvas-confetti', () => ({ default: { create: (...args: []) => create(...args) } }));

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('does nothing for people who prefer reduced motion', async () => {
  preferReducedMotion(true);
  await celebrate();
  expect(create).not.toHaveBeenCalled();
});

it('runs without a worker', async () => {
  preferReducedMotion(false);
  await celebrate();
  expect(create).toHaveBeenCalledWith(undefined, { resize: true, useWorker: false });
  expect(fire).toHaveBeenCalled();
});
