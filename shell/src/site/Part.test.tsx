// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';
import { createPart } from './Part.tsx';

const there: LoadedPage = {
  status: 'ready',
  release: '1.0.0',
  module: { default: () => 'The next evening' },
};

it('asks again for a part that was late, once the browser is online', async () => {
  const load = vi
    .fn<() => Promise<LoadedPage>>()
    .mockResolvedValueOnce({ status: 'unreachable' })
    .mockRejectedValueOnce(new Error('No index.'))
    .mockResolvedValue(there);
  const Part = createPart({
    load,
    loaded: () => undefined,
    loadAhead: async () => {},
    replace: async () => there,
  });
  render(<Part name="mf-a/next" pending="Wait" fallback="Nothing" properties={{}} />);
  await screen.findByText('Nothing');
  const goOnline = () => act(async () => void dispatchEvent(new Event('online')));
  await goOnline();
  expect(document.body.textContent).toBe('Nothing');
  await goOnline();
  expect(document.body.textContent).toBe('The next evening');
  await goOnline();
  expect(load).toHaveBeenCalledTimes(3);
});

it('leaves the page around it alive while the part waits for code of its own', async () => {
  const late = lazy(() => new Promise<never>(() => {}));
  const waits: LoadedPage = { status: 'ready', release: '1.0.0', module: { default: late } };
  const Part = createPart({
    load: async () => waits,
    loaded: () => undefined,
    loadAhead: async () => {},
    replace: async () => there,
  });
  function Host() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{count}</button>
        <Part name="mf-a/next" pending="Wait" fallback="Nothing" properties={{}} />
      </>
    );
  }
  render(<Host />);
  await act(async () => {});
  await act(async () => screen.getByRole('button').click());
  expect(document.body.textContent).toBe('1Wait');
});
