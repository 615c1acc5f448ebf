// @vitest-environment jsdom
import type { Boot } from '@emberite/release/data';
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BlockedBar } from '../failure/Blocked.tsx';
import { watchStart } from './started.ts';

afterEach(() => void vi.useRealTimers());

it('reports a shell that has not started, but not one that waits, or a browser that blocks the code of the page', () => {
  vi.useFakeTimers();
  const sent = vi.fn(() => true);
  navigator.sendBeacon = sent;
  document.body.innerHTML = '<div></div><div id="ember"><h1>Evenings</h1></div>';
  const look = () => {
    watchStart({ index: '/index/1.json', releases: [] } as unknown as Boot);
    vi.runAllTimers();
  };
  look();
  expect(sent).toHaveBeenCalledOnce();
  const { dataset } = document.documentElement;
  dataset['waiting'] = '';
  look();
  expect(sent).toHaveBeenCalledOnce();
  delete dataset['waiting'];
  render(<BlockedBar />, { container: document.querySelector('div')! });
  look();
  expect(sent).toHaveBeenCalledOnce();
});
