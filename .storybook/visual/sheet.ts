import sharp from 'sharp';

/** Between pictures, in pixels. */
const GAP = 16;

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
    left += width + GAP;
  }
  return placed;
}

/** One transparent ground that holds everything. */
function paste(placed: Placed[]): sharp.Sharp {
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

/**
 * PNGs side by side above a wide one at half its size, as one PNG of at most 256 colours: a quarter
 * of the bytes, and no colour is off by more than a comparison forgives. The same pictures always
 * give the same bytes.
 */
export async function sheet(beside: Buffer[], wide: Buffer): Promise<Buffer> {
  const above = await row(beside, 0);
  const top = Math.max(...above.map(({ height }) => height)) + GAP;
  const { width } = await sharp(wide).metadata();
  const below = await sharp(wide)
    .resize({ width: Math.round(width / 2) })
    .png()
    .toBuffer();
  return paste([...above, ...(await row([below], top))])
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
