import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** Between pictures, in pixels. */
const gap = 16;

interface Placed {
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pictures one after the other in a row that begins at `top`. */
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

/** One transparent ground that holds everything. */
function paste(placed: Placed[]): Sharp {
  const width = Math.max(...placed.map((part) => part.left + part.width));
  const height = Math.max(...placed.map((part) => part.top + part.height));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } }).composite(
    placed.map(({ picture, left, top }) => ({ input: picture, left, top })),
  );
}

/** PNGs side by side, as one PNG. */
export async function besideEachOther(pictures: Buffer[]): Promise<Buffer> {
  return paste(await row(pictures, 0))
    .png()
    .toBuffer();
}

/** A wide picture at half its size: a quarter of the bytes. */
async function halved(wide: Buffer): Promise<Buffer> {
  const { width } = await sharp(wide).metadata();
  return sharp(wide)
    .resize({ width: Math.round(width / 2) })
    .png()
    .toBuffer();
}

/** At most 256 colours: no colour is off by more than a comparison forgives. */
function saved(placed: Placed[]): Promise<Buffer> {
  return paste(placed).png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 }).toBuffer();
}

const end = (placed: Placed[]) => Math.max(...placed.map(({ top, height }) => top + height));

/** PNGs side by side above a wide one at half its size. The same ones always give the same bytes. */
export async function sheet(beside: Buffer[], wide: Buffer): Promise<Buffer> {
  const above = await row(beside, 0);
  return saved([...above, ...(await row([await halved(wide)], end(above) + gap))]);
}

/** Wide PNGs at half their size, one below the other. The same ones always give the same bytes. */
export async function wideSheet(wide: Buffer[]): Promise<Buffer> {
  let placed: Placed[] = [];
  for (const picture of wide) {
    const top = placed.length > 0 ? end(placed) + gap : 0;
    placed = [...placed, ...(await row([await halved(picture)], top))];
  }
  return saved(placed);
}
