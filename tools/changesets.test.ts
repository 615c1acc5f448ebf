import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingChangeset } from './changesets.ts';
import { root } from './imports.ts';
import { published } from './published.ts';
import { sample } from './sample.ts';

// An archive of the repository has no history.
it.runIf(existsSync(join(root, '.git'))).each(published)(
  '$manifest.name has a changeset for what has changed since its last version',
  (one) => expect(missingChangeset(one, root)).toBeUndefined(),
);

const kit = { folder: 'kit', manifest: { name: '@team/kit', version: '1.0.0' } };

let team: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(team, path)), { recursive: true });
  writeFileSync(join(team, path), text);
}

function commit(): void {
  const author = ['-c', 'user.name=Kay', '-c', 'user.email=kay@people.example'];
  execFileSync('git', ['add', '.'], { cwd: team });
  execFileSync('git', [...author, 'commit', '--quiet', '-m', 'Change'], { cwd: team });
}

beforeEach(() => {
  team = mkdtempSync(join(tmpdir(), 'ember-changesets-'));
  execFileSync('git', ['init', '--quiet'], { cwd: team });
  write('kit/package.json', JSON.stringify(kit.manifest, null, 2));
  write('kit/src/button.ts', '1');
  commit();
});

afterEach(() => rmSync(team, { recursive: true }));

it.each(
  sample<[file: string, isAsked: boolean]>(
    [
      ['kit/src/button.ts', true],
      ['kit/src/button.test.ts', false],
      ['kit/src/testing/draw.ts', false],
      ['kit/README.md', false],
    ],
    2,
  ),
)('asks for a changeset after a change of %s: %s', (file, isAsked) => {
  write(file, '2');
  commit();
  write('other.ts', '3');
  commit();
  expect(missingChangeset(kit, team)).toBe(
    isAsked
      ? `${file} has changed since @team/kit 1.0.0: run "npm run changeset" and commit what it writes.`
      : undefined,
  );
});

it('no longer asks once a changeset names the package, or a new version is set', () => {
  write('kit/src/button.ts', '2');
  write('.changeset/one.md', '---\n"@team/other": patch\n---\n');
  expect(missingChangeset(kit, team)).toContain('kit/src/button.ts');
  write('.changeset/one.md', '---\n"@team/kit": patch\n---\n');
  expect(missingChangeset(kit, team)).toBeUndefined();
  rmSync(join(team, '.changeset'), { recursive: true });
  const next = { ...kit, manifest: { ...kit.manifest, version: '1.0.1' } };
  write('kit/package.json', JSON.stringify(next.manifest, null, 2));
  expect(missingChangeset(next, team)).toBeUndefined();
  commit();
  expect(missingChangeset(next, team)).toBeUndefined();
});
