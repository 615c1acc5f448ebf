import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** The gap between pictures, in pixels. */
const gap = 16;

interface Placed {
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Places pictures in a row that starts at `top`. */
async function row(pictures: Buffer[], top: number): Promise<Placed[]> {
  let left = 0;
  const placed: Placed[] = [];
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    placed.push({ picture, left, top, width, height });
    left += width + gap;
  }
  return placed;
}

/** Draws everything on one transparent background. */
function paste(placed: Placed[]): Sharp {
  const width = Math.max(...placed.map((part) => part.left + part.width));
  const height = Math.max(...placed.map((part) => part.top + part.height));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } }).composite(
    placed.map(({ picture, left, top }) => ({ input: picture, left, top })),
  );
}

/** Joins PNGs side by side into one PNG. */
export async function besideEachOther(pictures: Buffer[]): Promise<Buffer> {
  return paste(await row(pictures, 0))
    .png()
    .toBuffer();
}

/** For pictures that are read again immediately. */
const uncompressed = { compressionLevel: 0 };

/** Scales a wide picture to half its size, a quarter of the bytes. */
async function halved(wide: Buffer): Promise<Buffer> {
  const { width } = await sharp(wide).metadata();
  return sharp(wide)
    .resize({ width: Math.round(width / 2) })
    .png(uncompressed)
    .toBuffer();
}

/** A PNG with at most 256 colours: no colour shifts by more than a comparison tolerates. */
const pasted = (placed: Placed[]): Promise<Buffer> =>
  paste(placed)
    .png({ palette: true, dither: 0, effort: 1, ...uncompressed })
    .toBuffer();

/** The tallest column, in pixels: less than WebP can store. */
const tallest = 16_000;

/** Cuts a PNG into columns that WebP can store. */
async function columns(picture: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(picture).metadata();
  if (height <= tallest) return [picture];
  const tops = Array.from({ length: Math.ceil(height / tallest) }, (_, index) => index * tallest);
  const cut = (top: number) =>
    sharp(picture).extract({ left: 0, top, width, height: Math.min(tallest, height - top) });
  return Promise.all(tops.map((top) => cut(top).png(uncompressed).toBuffer()));
}

/** Joins PNGs side by side, the last one, which is wide, at half its size. The output is deterministic. */
export async function sheet(narrow: Buffer[], wide: Buffer): Promise<Buffer> {
  const parts = await Promise.all([...narrow, await halved(wide)].map(columns));
  return pasted(await row(parts.flat(), 0));
}

/** Stacks wide PNGs at half their size. The output is deterministic. */
export async function wideSheet(wide: Buffer[]): Promise<Buffer> {
  let placed: Placed[] = [];
  for (const picture of wide) {
    const top = Math.max(0, ...placed.map(({ top, height }) => top + height + gap));
    placed = [...placed, ...(await row([await halved(picture)], top))];
  }
  return pasted(placed);
}
