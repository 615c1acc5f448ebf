import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { openFont } from './drawText.ts';

const { resolve } = createRequire(import.meta.url);
const file = resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');

/** Numbers that a command of an SVG path takes. */
const counts: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

it('draws every letter as valid path data', async () => {
  const draw = await openFont(await readFile(file));
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&:,.-éü') {
    const { path } = draw(letter, 600, 84);
    const commands = path.match(/[A-Z][^A-Z]*/g) ?? [];
    expect(commands.length, letter).toBeGreaterThan(2);
    for (const command of commands) {
      const numbers = command.slice(1).trim().split(' ').filter(Boolean);
      expect(numbers, `${letter}: ${command}`).toHaveLength(counts[command[0]!]!);
      expect(numbers.every((one) => Number.isFinite(Number(one)))).toBe(true);
    }
  }
});

it('follows the weight and the size', async () => {
  const draw = await openFont(await readFile(file));
  const light = draw('Ember', 300, 40);
  const bold = draw('Ember', 700, 40);
  expect(bold.width).toBeGreaterThan(light.width);
  expect(bold.path).not.toBe(light.path);
  expect(draw('Ember', 300, 80).width).toBeCloseTo(light.width * 2, 0);
});
