// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useNow } from './index.ts';

it('returns the time at which the user came back to the tab', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(useNow);
  vi.setSystemTime(2_000);
  expect(result.current).toBe(1_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(2_000);
});
