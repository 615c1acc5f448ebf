/** Which tests a change concerns, for `npm test -- --since main`. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { manifests } from './manifests.ts';

/** A workspace: its folder, its name, and the packages that it needs, also for its tests. */
export type Workspace = ReturnType<typeof allWorkspaces>[number];

/** The workspaces of this repository. */
export const allWorkspaces = () =>
  Object.entries(manifests).map(([folder, manifest]) => {
    const { name, dependencies, peerDependencies, devDependencies } = manifest;
    const needs = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
    return { folder, name, needs };
  });

/** Texts that tests outside of `tools` read. */
const isTested = /^docs\/(nginx\/|prometheus\/|member-states\.md$|ship-a-remote\.md$)/;

/** These files affect nothing but what tools check in all packages, or themselves. */
const isNoSource = /\.md$|^docs\/|^\.changeset\/|^tools\/[^/]+\.test\.ts$/;

/**
 * Returns where the tests are that a change of some files concerns: in the workspaces that changed, in all that depend
 * on them, and those of `tools`, which check every package. Null if these are all, because something else has changed.
 */
export function placesOf(files: string[], workspaces: Workspace[]): string[] | null {
  const places = new Set<string>();
  const affected = new Set<string>();
  for (const file of files) {
    const [own] = workspaces
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .toSorted((one, other) => other.folder.length - one.folder.length);
    if (own) affected.add(own.name);
    else if (file.startsWith('.storybook/')) places.add('.storybook');
    else if (isTested.test(file) || !isNoSource.test(file)) return null;
  }
  // A set also visits what is added meanwhile.
  for (const name of affected) {
    for (const one of workspaces) if (one.needs.includes(name)) affected.add(one.name);
  }
  for (const { name, folder } of workspaces) if (affected.has(name)) places.add(folder);
  return [...places];
}

/** The tests that open others than their own package: those of the site and the shell open every remote, and all the shell. */
export const testsAround = (places: readonly string[]) =>
  globSync(
    places.includes('shell')
      ? '{shell,mf-*,platform/site}/e2e'
      : places.some((place) => place.startsWith('mf-'))
        ? '{shell,platform/site}/e2e'
        : [],
  );

const git = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/**
 * Returns where to test what has changed since a commit, also if it is not committed, and which workspaces that leaves
 * out. Without places, everything is to be tested.
 */
export function changedSince(commit: string): { places: string[]; leftOut: string[] } {
  const files = [
    ...git('diff', '--name-only', '--no-renames', '--merge-base', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const workspaces = allWorkspaces();
  const places = placesOf(files, workspaces);
  if (!places) return { places: [], leftOut: [] };
  const leftOut = workspaces.map(({ folder }) => folder).filter((one) => !places.includes(one));
  return { places: [...places, ...testsAround(places), ...globSync('tools/*.test.ts')], leftOut };
}
