import { expect, it } from 'vitest';
import { allWorkspaces, placesOf, testsAround } from './changed.ts';
import type { Workspace } from './changed.ts';

const workspaces: Workspace[] = [
  { folder: 'kit', name: 'kit', needs: [] },
  { folder: 'packages/sdk', name: '@site/sdk', needs: [] },
  { folder: 'remote', name: 'remote', needs: ['kit', '@site/sdk'] },
  { folder: 'tools/bench', name: 'bench', needs: ['remote'] },
];

it.each<[string, string[], string[] | null]>([
  ['nothing', [], []],
  [
    'a package that others need',
    ['packages/sdk/src/a.ts'],
    ['packages/sdk', 'remote', 'tools/bench'],
  ],
  ['a package that nobody needs', ['tools/bench/README.md'], ['tools/bench']],
  ['stories of all packages', ['.storybook/theme.ts'], ['.storybook']],
  ['texts', ['README.md', 'docs/a.svg', '.changeset/a.md'], []],
  ['a test of the tools', ['tools/changed.test.ts'], []],
  ['what every package is tested with', ['kit/a.ts', 'tools/test.ts'], null],
  ['a text that a package is tested with', ['docs/nginx/site.conf'], null],
  ['what is installed', ['package-lock.json'], null],
])('knows what to test after a change to %s', (_, files, places) => {
  expect(placesOf(files, workspaces)).toEqual(places);
});

it.each([
  ['a remote', ['mf-public', 'tools/bench'], ['platform/site/e2e', 'shell/e2e'], 'mf-member/e2e'],
  ['the shell', ['shell'], ['mf-public/e2e', 'platform/site/e2e'], 'packages/testing/e2e'],
])('tests with a change of %s what opens it', (_, places, opening, other) => {
  expect(testsAround(places)).toEqual(expect.arrayContaining(opening));
  expect(testsAround(places)).not.toContain(other);
});

it('knows the workspaces and what they need', () => {
  const all = allWorkspaces();
  const names = all.map(({ name }) => name);
  expect(names).toContain('@emberite/sdk');
  const [remote] = all.filter(({ name }) => name === 'mf-public');
  expect(remote?.needs.filter((name) => names.includes(name))).toContain('@emberite/sdk');
});
