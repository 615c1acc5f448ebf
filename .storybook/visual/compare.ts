import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels that may differ: what a font's smoothing may change, not what anyone sees. */
const TOLERANCE = 0.0001;

export type Comparison =
  | { same: true }
  | {
      same: false;
      /** What differs, in a sentence. */ why: string;
      /** Before, after, difference. */ picture: Buffer;
    };

/** A picture enlarged to a size; what is added is transparent. */
function enlarged(image: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height });
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0);
  return larger;
}

/** Pictures of one size side by side, with a gap. */
function sideBySide(images: PNG[], width: number, height: number): Buffer {
  const gap = 16;
  const sheet = new PNG({ width: images.length * (width + gap) - gap, height });
  images.forEach((image, place) => {
    PNG.bitblt(image, sheet, 0, 0, width, height, place * (width + gap), 0);
  });
  return PNG.sync.write(sheet);
}

/** Compares two PNGs. Different sizes are always a difference. */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const [left, right] = [enlarged(old, width, height), enlarged(young, width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, {
    threshold: 0.15,
  });
  const resized = old.width !== young.width || old.height !== young.height;
  if (!resized && pixels / (width * height) <= TOLERANCE) return { same: true };
  const percent = ((100 * pixels) / (width * height)).toFixed(2);
  const size = resized
    ? `, size was ${old.width} × ${old.height} and is ${young.width} × ${young.height}`
    : '';
  return {
    same: false,
    why: `${pixels} pixels differ (${percent} %)${size}`,
    picture: sideBySide([left, right, difference], width, height),
  };
}
