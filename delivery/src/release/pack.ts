import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeBuild, fileName, RefusedError } from '@emberite/cli/release';
import type { Release, ReleaseFile } from '@emberite/cli/release';
import { writeEncoded } from '../store/compress.ts';

/** Returns `sha384-…` of some bytes, the format of integrity attributes. */
export const integrityOf = (bytes: Buffer | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The names of the files in a folder of a build. Refuses everything else there: a link would publish
 * whatever file of this machine it points to.
 */
async function filesIn(folder: string): Promise<string[]> {
  if (!(await lstat(folder)).isDirectory()) throw new RefusedError(`${folder} is no folder.`);
  const entries = await readdir(folder, { withFileTypes: true });
  const other = entries.find((one) => !one.isFile() || !fileName.safeParse(one.name).success);
  if (other) {
    throw new RefusedError(
      `${join(folder, other.name)} cannot be published. A build has only plain files, no links or folders, named with letters, digits and .-_.`,
    );
  }
  return entries.map(({ name }) => name).toSorted();
}

/**
 * Copies a build's browser files to the release, adds compressed copies, and lists them. Source maps
 * go to a folder of their own, which is not served.
 */
export async function packFiles(dist: string, folder: string): Promise<Release['files']> {
  const [from, to, maps] = [join(dist, 'browser'), join(folder, 'browser'), join(folder, 'maps')];
  await mkdir(to, { recursive: true });
  await mkdir(maps);
  const names = (await filesIn(from)).filter((name) => name !== 'mf-stats.json');
  const files = await Promise.all(
    names.map(async (name): Promise<[string, ReleaseFile][]> => {
      if (name.endsWith('.js.map')) await cp(join(from, name), join(maps, name));
      if (name.endsWith('.map')) return [];
      const bytes = await readFile(join(from, name));
      const brotli = await writeEncoded(join(to, name), bytes);
      return [[name, { integrity: integrityOf(bytes), bytes: bytes.length, brotli }]];
    }),
  );
  return Object.fromEntries(files.flat());
}

/**
 * Copies a shell's development build to the release, with its description for the development server.
 * Returns the integrity of each file; undefined for a build without one.
 */
async function packDevelopment(dist: string, folder: string): Promise<Release['development']> {
  const from = join(dist, 'development');
  if (!existsSync(join(from, 'build.json'))) return undefined;
  const to = join(folder, 'development');
  await mkdir(to, { recursive: true });
  const { entry, css, provides } = await describeBuild(from);
  const texts: [string, Buffer | string][] = [
    ['release.json', JSON.stringify({ entry, css, provides })],
  ];
  for (const name of await filesIn(join(from, 'browser'))) {
    texts.push([name, await readFile(join(from, 'browser', name))]);
  }
  for (const [name, text] of texts) await writeFile(join(to, name), text);
  return Object.fromEntries(texts.map(([name, text]) => [name, integrityOf(text)]));
}

/**
 * Makes a release of a build's `dist` folder, in `folder`. The id is a hash of everything that runs,
 * so the same build has the same id wherever it is packed.
 */
export async function pack(dist: string, folder: string, commit: string | null): Promise<Release> {
  const files = await packFiles(dist, folder);
  // Before the bundle runs: a link is refused, not followed.
  const bundle = await filesIn(join(dist, 'node'));
  const development = await packDevelopment(dist, folder);
  const content = { ...(await describeBuild(dist)), files, development };
  const hash = createHash('sha256').update(JSON.stringify(content));
  await mkdir(join(folder, 'node'), { recursive: true });
  for (const name of bundle) {
    const bytes = await readFile(join(dist, 'node', name));
    await writeFile(join(folder, 'node', name), bytes);
    hash.update(name).update(bytes);
  }
  const release: Release = {
    ...content,
    id: `${content.version}-${hash.digest('hex').slice(0, 12)}`,
    commit,
  };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
