/** Finds changes of published packages that their next version would not mention. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPart } from './published.ts';
import type { PublishedPackage } from './published.ts';

/** The files of a package that changed since the commit that set its present version. */
function changedFiles(one: PublishedPackage, cwd: string): string[] {
  const { folder, manifest } = one;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);
  const version = `"version": "${manifest.version}"`;
  const [commit] = git('log', '-1', '--format=%H', `-S${version}`, '--', `${folder}/package.json`);
  // The version is not committed yet.
  if (!commit) return [];
  const paths = ['src', ...(manifest.files ?? [])].map((path) => `${folder}/${path}`);
  return git('diff', '--name-only', commit, '--', ...paths).filter((file) =>
    isPart(one, file.slice(folder.length + 1)),
  );
}

/** Says in one sentence that a package changed without a changeset; undefined if it did not. */
export function missingChangeset(one: PublishedPackage, cwd: string): string | undefined {
  const { name, version } = one.manifest;
  const isNamed = globSync('.changeset/*.md', { cwd }).some((file) =>
    readFileSync(join(cwd, file), 'utf8').includes(`"${name}":`),
  );
  const [first] = isNamed ? [] : changedFiles(one, cwd);
  return (
    first &&
    `${first} has changed since ${name} ${version}: run "npm run changeset" and commit what it writes.`
  );
}
