import { hash } from 'node:crypto';
import { appendFile, cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildRecordFile } from '@emberite/cli/build';
import { writeRelease } from '@emberite/cli/release';

const hashed = /\.([\da-f]{12})\.(?:js|css)$/;

const hashOf = (file: string) => hashed.exec(file)?.[1] ?? '';

/** Gives changed files new hashes in their names, as a build would, and so those that contain them. */
async function renameFiles(
  dist: string,
  changed: readonly string[],
  version: string,
): Promise<void> {
  const browser = join(dist, 'browser');
  const texts = new Map<string, string>();
  for (const file of await readdir(browser)) {
    if (hashed.test(file)) texts.set(file, await readFile(join(browser, file), 'utf8'));
  }
  const old = new Set(changed.map(hashOf));
  for (const one of old) {
    for (const [file, text] of texts) if (text.includes(one)) old.add(hashOf(file));
  }
  const renamed = (text: string) =>
    [...old].reduce(
      (all, one) => all.replaceAll(one, hash('sha256', one + version).slice(0, 12)),
      text,
    );
  for (const [file, text] of texts) {
    await writeFile(join(browser, file), renamed(text));
    await rename(join(browser, file), join(browser, renamed(file)));
  }
  const record = join(dist, 'build.json');
  await writeFile(record, renamed(await readFile(record, 'utf8')));
}

/**
 * Makes another release of the build in a remote's folder, below a folder: with different bytes in every
 * script and stylesheet, or in one script. Returns its `dist`.
 */
export async function changedRelease(
  remote: string,
  folder: string,
  version: string,
  changes: 'everything' | 'one script',
): Promise<string> {
  const dist = join(folder, version, basename(remote));
  await cp(join(remote, 'dist'), dist, { recursive: true });
  const files = (await readdir(join(dist, 'browser'))).filter((file) => /\.(js|css)$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const changed = changes === 'everything' ? files : scripts.slice(0, 1);
  for (const file of changed) await appendFile(join(dist, 'browser', file), `\n/* ${version} */`);
  await renameFiles(dist, changed, version);
  const recordFile = join(dist, 'build.json');
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as BuildRecordFile;
  await writeFile(recordFile, JSON.stringify({ ...record, version }));
  await writeRelease(dist);
  return dist;
}
