import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { expect, it } from 'vitest';

it.each(['fun', 'useful'])('%s is a short, small video, and its captions fit', async (name) => {
  const file = (ending: string) => join(import.meta.dirname, `${name}.${ending}`);
  expect(statSync(file('mp4')).size).toBeLessThanOrEqual(150_000);
  expect(statSync(file('webp')).size).toBeLessThanOrEqual(15_000);
  const bytes = new Uint8Array(readFileSync(file('mp4')));
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const seconds = await input.computeDuration();
  expect(seconds).toBeLessThanOrEqual(15);
  const cues = readFileSync(file('vtt'), 'utf8').match(/--> 00:[\d.]+/g) ?? [];
  expect(cues.length).toBeGreaterThan(0);
  for (const cue of cues) expect(Number(cue.slice(7))).toBeLessThan(seconds);
});
