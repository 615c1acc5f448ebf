import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { besideEachOther } from './sheet.ts';

/** How far apart two colours must be to differ, 0 to 1: just visible side by side. */
const colourThreshold = 0.03;

/** Differences count where they cluster: in squares with this side length, in pixels. */
const squareSize = 64;

/** How many pixels of a square may differ: enough for font smoothing, too few to see. */
const allowedPixels = 24;

/** The margin around a difference, in pixels. */
const cropMargin = 32;

export type Comparison =
  | { same: true }
  | {
      same: false;
      /** The difference in one sentence. */
      why: string;
      /** Before, after and difference of the changed part. */
      picture: Buffer;
    };

/** Returns the RGBA bytes of a picture, padded with transparency to a size. */
async function bytes(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}

/** Returns the squares with too many different pixels, which are red in the difference. */
function changedSquares(difference: Buffer, width: number): { x: number; y: number }[] {
  const counts = new Map<number, number>();
  const columns = Math.ceil(width / squareSize);
  for (let place = 0; place < difference.length; place += 4) {
    if (difference[place] !== 255 || difference[place + 1] !== 0) continue;
    const x = Math.floor(((place / 4) % width) / squareSize);
    const y = Math.floor(place / 4 / width / squareSize);
    counts.set(y * columns + x, (counts.get(y * columns + x) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, pixels]) => pixels > allowedPixels)
    .map(([square]) => ({
      x: (square % columns) * squareSize,
      y: Math.floor(square / columns) * squareSize,
    }));
}

/** Returns the bounding box of squares with a margin, clipped to the picture. */
function around(squares: { x: number; y: number }[], width: number, height: number) {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const left = Math.max(0, Math.min(...xs) - cropMargin);
  const top = Math.max(0, Math.min(...ys) - cropMargin);
  return {
    left,
    top,
    width: Math.min(width, Math.max(...xs) + squareSize + cropMargin) - left,
    height: Math.min(height, Math.max(...ys) + squareSize + cropMargin) - top,
  };
}

/** Compares two pictures. Different sizes are always a difference. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [old, young] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const [left, right] = await Promise.all([
    bytes(before, width, height),
    bytes(after, width, height),
  ]);
  const difference = Buffer.alloc(width * height * 4);
  pixelmatch(left, right, difference, width, height, { threshold: colourThreshold });
  const squares = changedSquares(difference, width);
  const resized = old.width !== young.width || old.height !== young.height;
  if (!resized && squares.length === 0) return { same: true };
  const area =
    squares.length > 0 ? around(squares, width, height) : { left: 0, top: 0, width, height };
  const parts = [left, right, difference].map((raw) =>
    sharp(raw, { raw: { width, height, channels: 4 } })
      .extract(area)
      .png()
      .toBuffer(),
  );
  const size = resized
    ? `; the size was ${old.width} × ${old.height} and is ${young.width} × ${young.height}`
    : '';
  return {
    same: false,
    why: `it differs in an area of ${area.width} × ${area.height} pixels at ${area.left}, ${area.top}${size}`,
    picture: await besideEachOther(await Promise.all(parts)),
  };
}
