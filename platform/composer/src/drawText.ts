// oxlint-disable-next-line typescript/triple-slash-reference -- every program with this file needs them
/// <reference path="./fonts.d.ts" />
import type { DrawText } from '@emberite/release/data';
// The package's main file hides its exports from Node.
import type { PathCommand } from 'opentype.js/dist/opentype.mjs';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { decompress } from 'wawoff2';

const coordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/** SVG path data. The package's own writer joins two numbers if the second one rounds to zero. */
const toPathData = (commands: PathCommand[]) =>
  commands
    .flatMap((command) => [
      command.type,
      ...coordinates.flatMap((name) => command[name]?.toFixed(1) ?? []),
    ])
    .join(' ');

/** Opens a variable font in WOFF2, to draw text with it. */
export async function openFont(woff2: Uint8Array): Promise<DrawText> {
  const { buffer, byteOffset, byteLength } = await decompress(Buffer.from(woff2));
  const font = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return (text, wght, size) => {
    const options = { variation: { wght } };
    return {
      path: toPathData(font.getPath(text, 0, 0, size, options).commands),
      width: font.getAdvanceWidth(text, size, options),
    };
  };
}
