import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** More pixels than any still of a recording has; it keeps small files from becoming huge pictures. */
const maxPixels = 40_000_000;

/** A poster fits into this, in pixels. */
const bounds = { width: 720, height: 1280, fit: 'inside', withoutEnlargement: true } as const;

/** The form in which every poster is kept: a jpeg of modest size, upright, without any metadata. */
export function asPoster(picture: Sharp): Sharp {
  return picture.autoOrient().resize(bounds).flatten().jpeg({ quality: 80, mozjpeg: true });
}

/**
 * Reads a picture somebody sent and writes it anew to `path`, so that nothing but its pixels is
 * kept. False when it is no jpeg, png or webp, or cannot be read.
 */
export async function writePoster(bytes: Buffer, path: string): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return false;
    await asPoster(picture).toFile(path);
    return true;
  } catch {
    return false;
  }
}
