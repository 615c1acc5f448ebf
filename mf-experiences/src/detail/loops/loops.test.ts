import { BufferSource, Input, MP4 } from 'mediabunny';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { experiences } from '../../experiences/experiences.ts';
import { loops } from './loops.ts';

const names = Object.keys(loops);

it('has a loop for each experience that shows one', () => {
  const shown = experiences.filter(({ host }) => host.video?.kind === 'loop').map(({ id }) => id);
  expect(shown.toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThanOrEqual(2);
});

it.each(names)('%s is a short, silent and small video with a poster', async (name) => {
  const file = join(import.meta.dirname, `${name}.mp4`);
  const poster = join(import.meta.dirname, `${name}.webp`);
  expect(statSync(file).size).toBeLessThanOrEqual(150_000);
  expect(statSync(poster).size).toBeLessThanOrEqual(15_000);
  const bytes = new Uint8Array(readFileSync(file));
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const [track, ...others] = await input.getTracks();
  expect([track?.type, others.length]).toEqual(['video', 0]);
  expect(await input.computeDuration()).toBeCloseTo(4, 1);
  const { width, height } = await sharp(poster).metadata();
  expect([width, height]).toEqual([640, 400]);
});
