import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

interface Spot {
  left: number;
  top: number;
  size: number;
  colour: string;
}

/** A card of 300 × 200 with spots on it. */
async function card(...spots: Spot[]): Promise<Buffer> {
  const shapes = spots.map(
    ({ left, top, size, colour }) =>
      `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fbf4e8"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const icon = { left: 70, top: 70, size: 24, colour: '#b3261e' };

it('detects an icon in the next shade of its colour, and shows where', async () => {
  const result = await compare(await card(icon), await card({ ...icon, colour: '#c3261e' }));
  expect(result).toMatchObject({ same: false, why: expect.stringContaining('at 32, 32') });
  const { width } = await sharp(result.same ? Buffer.of() : result.picture).metadata();
  expect(width).toBeLessThan(3 * 200);
});

it('ignores a few scattered pixels', async () => {
  const dust = [0, 1, 2].map((place) => ({ left: 90 * place, top: 20, size: 4, colour: '#777' }));
  expect(await compare(await card(), await card(...dust))).toEqual({ same: true });
});

it('always detects another size', async () => {
  const wider = await sharp(await card())
    .resize({ width: 301 })
    .png()
    .toBuffer();
  expect(await compare(await card(), wider)).toMatchObject({ same: false });
});
