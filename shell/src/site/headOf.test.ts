import { expect, it, onTestFinished, vi } from 'vitest';
import { headOf } from './headOf.ts';
import type { RouteState } from './routes.tsx';

const stateOf = (head: () => { title: string }): RouteState => ({
  status: 'ready',
  release: '1.0.0',
  module: { default: () => null, head },
});

it('returns what a page says of its head, and nothing if that throws', () => {
  expect(
    headOf(
      stateOf(() => ({ title: 'Late' })),
      {},
    ),
  ).toEqual({ title: 'Late' });
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = new URIError('URI malformed');
  const broken = () => {
    throw error;
  };
  expect(headOf(stateOf(broken), {})).toEqual({});
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});
