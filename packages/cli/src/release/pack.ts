import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compress, compressible, integrityOf, RefusedError, releaseId } from '@emberite/release';
import { fileName } from '@emberite/release/fileName';
import { parseOwnNames } from '@emberite/release/text';
import type { Package, Release, ReleaseFile } from '@emberite/release';
import { textIn } from '../build/manifest.ts';
import { checkBuild } from './checkBuild.ts';
import { describeBuild } from './describe.ts';

/**
 * Reads the files in a folder of a build, by name. Refuses everything else there: a link would
 * publish whatever file of this machine it points to.
 */
async function filesIn(folder: string): Promise<[string, Buffer][]> {
  if (!(await lstat(folder)).isDirectory()) throw new RefusedError(`${folder} is not a folder.`);
  const entries = await readdir(folder, { withFileTypes: true });
  const other = entries.find((one) => !one.isFile() || !fileName.safeParse(one.name).success);
  if (other) {
    throw new RefusedError(
      `${join(folder, other.name)} cannot be published. A build has only plain files, no links or folders, named with letters, digits and .-_.`,
    );
  }
  const names = entries.map(({ name }) => name).toSorted();
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [
      name,
      await readFile(join(folder, name)),
    ]),
  );
}

/** The commit that a folder's sources are at; null outside a repository. */
const commitOf = (folder: string): Promise<string | null> =>
  promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

/** The https address of the repository that a package names; undefined if it names none. */
async function repositoryOf(folder: string): Promise<string | undefined> {
  const { repository } = JSON.parse(textIn(join(folder, 'package.json'))) as {
    repository?: string | { url?: string };
  };
  const named = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const url = named
    .replace(/^(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?/, 'https://')
    .replace(/^git@([\w.-]+):/, 'https://$1/')
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1');
  return /^(https:\/\/[^\s"<>]+?)(?:\.git)?$/.exec(url)?.[1];
}

const locks = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The integrity of the lock that a folder's dependencies were installed by: its own, or that of a workspace above. */
async function lockOf(folder: string): Promise<string | undefined> {
  const found = locks.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return integrityOf(await readFile(found));
  return dirname(folder) === folder ? undefined : lockOf(dirname(folder));
}

/** The integrity of some files, by name. */
const integrityOfAll = (files: [string, Buffer][]) =>
  Object.fromEntries(files.map(([name, bytes]) => [name, integrityOf(bytes)]));

/** The additional scripts that a host builds; none for other packages. */
async function toolsIn(dist: string): Promise<[string, Buffer][]> {
  const folder = join(dist, 'tools');
  return existsSync(folder) ? filesIn(folder) : [];
}

/**
 * Compresses and hashes the files for the browser in a `dist` folder. Returns them as a release has them, by path, with
 * their smaller copies and source maps; as it lists them; and the names of the maps.
 */
export async function packFiles(dist: string) {
  const files = new Map<string, Buffer>();
  const listed: [string, ReleaseFile][] = [];
  const maps: string[] = [];
  const all = [...(await filesIn(join(dist, 'browser'))), ...(await toolsIn(dist))];
  for (const [name, bytes] of all) {
    if (name === 'mf-stats.json') continue;
    if (name.endsWith('.map')) {
      if (!name.endsWith('.js.map')) continue;
      maps.push(name);
      files.set(`maps/${name}`, bytes);
      continue;
    }
    const path = `browser/${name}`;
    files.set(path, bytes);
    const { br, gz } = compressible.test(name) ? await compress(bytes) : {};
    if (br) files.set(`${path}.br`, br);
    if (gz) files.set(`${path}.gz`, gz);
    const brotli = br?.length ?? bytes.length;
    listed.push([name, { integrity: integrityOf(bytes), bytes: bytes.length, brotli }]);
  }
  return { files, listed: Object.fromEntries(listed), maps };
}

/**
 * Makes a release of the builds in a `dist` folder. Throws a {@link RefusedError} for a build that
 * no site could accept.
 */
async function toPackage(dist: string): Promise<Package> {
  await checkBuild(dist);
  const { files, listed, maps } = await packFiles(dist);
  // Older builds have it. Nothing reads it in a browser, and its name has no hash.
  const manifest = 'mf-manifest.json';
  delete listed[manifest];
  for (const copy of ['', '.br', '.gz']) files.delete(`browser/${manifest}${copy}`);
  // Before the bundle runs: a link is refused, not followed.
  const node = await filesIn(join(dist, 'node'));
  for (const [name, bytes] of node) files.set(`node/${name}`, bytes);
  const development = await developmentFiles(join(dist, 'development'));
  const tools = (await toolsIn(dist))
    .filter(([name]) => name.endsWith('.js'))
    .map(([name]) => [name.split('.', 1)[0], name]);
  for (const [name, bytes] of development ?? []) files.set(`development/${name}`, bytes);
  const repository = await repositoryOf(dirname(dist)).catch(() => undefined);
  const lock = await lockOf(dirname(resolve(dist)));
  const content: Release = {
    ...(await describeBuild(dist)),
    id: '',
    commit: await commitOf(dist),
    ...(repository !== undefined && { repository }),
    ...(lock !== undefined && { lock }),
    files: listed,
    node: integrityOfAll(node),
    ...(tools.length > 0 && { tools: Object.fromEntries(tools) as Release['tools'] }),
    ...(development && { development: integrityOfAll(development) }),
    maps,
  };
  return { release: { ...content, id: releaseId(content) }, files };
}

/** A shell's development build, with its description for the development server; undefined without one. */
async function developmentFiles(dist: string): Promise<[string, Buffer][] | undefined> {
  if (!existsSync(join(dist, 'build.json'))) return undefined;
  const { entry, css, provides } = await describeBuild(dist);
  const description = Buffer.from(JSON.stringify({ entry, css, provides }));
  return [['release.json', description], ...(await filesIn(join(dist, 'browser')))];
}

/** Makes the release of the builds in a `dist` folder, in its folder `release`. */
export async function writeRelease(dist: string): Promise<Release> {
  const { release, files } = await toPackage(dist);
  const folder = join(dist, 'release');
  await rm(folder, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Reads the release in a `dist` folder. Throws a {@link RefusedError} if there is none. */
export async function readPackage(dist: string): Promise<Package> {
  const folder = join(dist, 'release');
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => {
    throw new RefusedError(`There is no release in ${dist}. Build it first: npm run build.`);
  });
  const files = new Map<string, Buffer>();
  for (const one of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue;
    const path = join(one.parentPath, one.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (name !== 'release.json') files.set(name, await readFile(path));
  }
  const refuse = (why: string) =>
    new RefusedError(`release.json in ${folder} is invalid (${why}). Build again.`);
  return { release: parseOwnNames(text, refuse) as Release, files };
}
