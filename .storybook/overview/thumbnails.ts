import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const baselines = join(import.meta.dirname, '..', 'visual', 'baselines');

/** Lists the components that have a picture. */
export function pictured(): string[] {
  return globSync('*.png', { cwd: baselines }).map((file) => file.replace('.png', ''));
}

/**
 * Returns the top of a component's picture in the light theme as a small WebP; undefined if there
 * is no picture.
 */
export async function thumbnail(name: string): Promise<Buffer | undefined> {
  const file = join(baselines, `${name}.png`);
  if (!/^\w+$/.test(name) || !existsSync(file)) return undefined;
  return sharp(file)
    .extract({ left: 0, top: 0, width: 360, height: 240 })
    .webp({ quality: 80 })
    .toBuffer();
}
