import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('writes one line of JSON for each event, with its facts between time and event', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) }, () => new Date(0));
  log({ event: 'listening', port: 4000, none: undefined });
  log({ event: 'set-failed', level: 'error', reason: 'It is\nbroken.' });
  const time = '"time":"1970-01-01T00:00:00.000Z"';
  expect(lines).toEqual([
    `{"level":"info",${time},"port":4000,"event":"listening"}\n`,
    `{"level":"error",${time},"reason":"It is\\nbroken.","event":"set-failed"}\n`,
  ]);
});

it('has nothing that a terminal obeys, and loses no character', () => {
  const lines: string[] = [];
  const reason = '\u001b[2J\u009b31m\u007f\u202e\u2028\u2029\u2066é🔥';
  createLog({ write: (line) => lines.push(line) })({ event: 'registry', reason });
  expect(lines.join('')).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+\n$/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason });
});
