import { expect, it } from 'vitest';
import { createQuiet } from './quiet.ts';

/** When the recorder says that it hears nothing, for the loudest sample of each tenth of a second. */
function saidAt(peaks: readonly number[]): number[] {
  const isQuiet = createQuiet();
  return peaks.flatMap((peak, tenth) => (isQuiet(peak, tenth * 100) ? [tenth] : []));
}

const seconds = (length: number, peak: number) => Array<number>(length * 10).fill(peak);

it.each([
  ['nothing', 0],
  ['the noise of an open input', 0.0005],
])('says after two seconds that it hears only %s', (_what, peak) => {
  expect(saidAt(seconds(3, peak))[0]).toBe(20);
});

it('takes it back at the first sound', () => {
  expect(saidAt([...seconds(3, 0), 0.1, ...seconds(1, 0.1)]).at(-1)).toBe(29);
});

it('lets a speaker pause in a room that is not dead, and notices a microphone that is muted', () => {
  expect(saidAt([...seconds(1, 0.2), ...seconds(5, 0.0005)])).toEqual([]);
  expect(saidAt([...seconds(1, 0.2), ...seconds(3, 0)])[0]).toBe(30);
});
