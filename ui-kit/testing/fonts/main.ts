/** `npm run fonts`: writes the subsets of the fonts and their stylesheet to `src/styles/fonts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles, makeStylesheet } from './make.ts';

const folder = join(import.meta.dirname, '../../src/styles/fonts');

const files = (await makeFiles()).set('fonts.css', Buffer.from(await makeStylesheet()));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of files) {
  writeFileSync(join(folder, name), content);
  console.log(`${name.padEnd(26)}${content.length} bytes`);
}
