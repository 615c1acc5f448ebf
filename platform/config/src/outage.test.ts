import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from './log.ts';
import { createOutage } from './log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

it('logs at once that something is unreachable, again every five minutes, and when it is back', () => {
  const logged: LogEntry[] = [];
  const shown: boolean[] = [];
  const outage = createOutage(
    (entry) => logged.push(entry),
    'store-unreachable',
    'store-reachable',
    (isThere) => shown.push(isThere),
  );
  outage.ended();
  expect([logged, shown]).toEqual([[], []]);

  const away = { event: 'store-unreachable', level: 'error', reason: 'away' };
  for (let second = 0; second <= 12 * 60; second += 1) {
    outage.began({ reason: 'away' });
    vi.advanceTimersByTime(1_000);
  }
  outage.ended({ target: 'here' });
  outage.ended();
  expect(logged).toEqual([
    away,
    { ...away, seconds: 300 },
    { ...away, seconds: 600 },
    { event: 'store-reachable', target: 'here', seconds: 721 },
  ]);
  expect(shown).toEqual([false, true]);

  vi.advanceTimersByTime(minute);
  outage.began({ reason: 'away' });
  expect(logged.at(-1)).toEqual(away);
});
