/** The process that makes pictures of what releases draw: see `painter.ts`. It runs no code of theirs. */
import sharp from 'sharp';
import { readFrame, writeFrame } from './sandbox/frames.ts';
import { answers, requests } from './sandbox/protocol.ts';
import { flatStyles } from './flatStyles.ts';

readFrame(requests);
process.permission.drop('fs');
writeFrame(answers, { result: 'ready' });

for (;;) {
  const request = readFrame(requests) as { svg: string; css: string } | undefined;
  if (!request) break;
  const { svg, css } = request;
  try {
    const styled = svg.replace('>', () => `><style>${flatStyles(css, svg)}</style>`);
    const png = await sharp(Buffer.from(styled)).png({ palette: true, quality: 90 }).toBuffer();
    writeFrame(answers, { result: png.toString('base64') });
  } catch (error) {
    writeFrame(answers, { failed: (error as Error).message });
  }
}
