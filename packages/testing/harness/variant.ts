import type { BuildRecordFile } from '@emberite/cli/build';
import { build, writeRelease } from '@emberite/cli/release';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeFiles } from '../../../tools/files.ts';
import { manifests } from '../../../tools/manifests.ts';

/** A change to one source file of a remote: replaces one part of its text. */
export interface Edit {
  file: string;
  replace: string | RegExp;
  by: string;
}

/** The edit that changes nothing in a stylesheet but its content, so that the release has a file of its own. */
export const restyling = (file: string): Edit => ({
  file,
  replace: /$/,
  by: '\n.own {\n  order: 1;\n}\n',
});

/** Creates an empty folder inside the repository, so that packages are resolved. Each worker has its own. */
async function variantFolder(name: string): Promise<string> {
  const folder = resolve('.cache', 'variants', process.env['VITEST_POOL_ID'] ?? '', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

const isSource = (path: string) => !/\/(dist|node_modules|\.cache|baselines)(\/|$)/.test(path);

/**
 * Copies the repository's sources and adds files, for tools that check all packages. The copies
 * resolve each other. Returns the folder.
 */
export async function copySources(
  variant: string,
  added: Record<string, string> = {},
): Promise<string> {
  const folder = await variantFolder(variant);
  const settings = globSync('{*.json,*.ts,.oxfmtrc.json,.oxlintrc.json}');
  for (const path of [...Object.keys(manifests), ...settings, '.storybook', 'tools']) {
    await cp(path, join(folder, path), { recursive: true, filter: isSource });
  }
  await mkdir(join(folder, 'node_modules', '@emberite'), { recursive: true });
  for (const [one, { name }] of Object.entries(manifests)) {
    await symlink(join(folder, one), join(folder, 'node_modules', name));
  }
  await writeFiles(folder, added);
  return folder;
}

/** Builds a remote from these sources and what every remote has. Returns the `dist` folder. */
export async function buildRemote(
  name: string,
  files: Record<string, string>,
  manifest: object = {},
): Promise<string> {
  const folder = await variantFolder(name);
  const { dependencies, peerDependencies } = manifests['mf-public']!;
  const own = { name, version: '1.0.0', type: 'module', dependencies, peerDependencies };
  await writeFiles(folder, {
    'package.json': JSON.stringify({ ...own, ...manifest }),
    'rspack.config.ts': await readFile('mf-public/rspack.config.ts', 'utf8'),
    ...files,
  });
  await build(folder);
  return join(folder, 'dist');
}

/**
 * Builds a copy of a remote with some of its files changed and others added. Returns the `dist` folder.
 */
export async function buildVariant(
  remote: string,
  variant: string,
  edits: Edit | Edit[],
  added: Record<string, string> = {},
): Promise<string> {
  const folder = await variantFolder(`${remote}-${variant}`);
  await cp(remote, folder, { recursive: true, filter: isSource });
  for (const edit of [edits].flat()) {
    const file = join(folder, edit.file);
    const before = await readFile(file, 'utf8');
    const after = before.replace(edit.replace, edit.by);
    if (after === before) throw new Error(`${edit.file} does not contain ${edit.replace}.`);
    await writeFile(file, after);
  }
  await writeFiles(folder, added);
  await build(folder);
  return join(folder, 'dist');
}

/** Copies a build, changes its record and its files for browsers, and makes its release again. Returns the folder. */
export async function withRecord(
  dist: string,
  change: (record: BuildRecordFile, browser: string) => unknown,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ember-build-'));
  await cp(dist, folder, { recursive: true });
  const file = join(folder, 'build.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as BuildRecordFile;
  await change(record, join(folder, 'browser'));
  await writeFile(file, JSON.stringify(record));
  await writeRelease(folder);
  return folder;
}
