/**
 * Runs as a separate process. `posterProcess.ts MEMORY recording|picture SOURCE POSTER` writes a
 * poster, `posterProcess.ts MEMORY decoder` only tries whether recordings can be decoded. Exits with
 * 0 if that worked. It is killed as soon as it uses more than MEMORY bytes.
 */
import { memoryUsage } from 'node:process';

const [maxMemory, task, source = '', poster = ''] = process.argv.slice(2);

/** How often it checks its memory use, in milliseconds. Decoding runs in other threads. */
const watching = 10;

/** The largest picture or frame that is decoded, in pixels (4K), by its coded size. */
const maxPixels = 4096 * 2304;

const bounds = { width: 720, height: 1280, fit: 'inside', withoutEnlargement: true } as const;

// At once: an ordinary exit waits for the threads.
const end = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => memoryUsage.rss() > Number(maxMemory) && end(), watching);
// The API has ended, and with it the deadline.
process.once('disconnect', end);

const { default: sharp } = await import('sharp').catch((error: NodeJS.ErrnoException) => {
  // It is optional: that is not the fault of the picture.
  if (error.code === 'ERR_MODULE_NOT_FOUND') end();
  throw error;
});
sharp.cache(false);
sharp.concurrency(1);
// Other formats, such as SVG, are more than pixels.
const formats = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: formats });

if (task === 'decoder') {
  await import('node-av/lib');
} else {
  const picture =
    task === 'picture'
      ? source
      : await (await import('./firstFrame.ts')).firstFrame(source, maxPixels);
  // A small JPEG, upright, without metadata.
  await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(bounds)
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(poster);
}
process.exit(0);
