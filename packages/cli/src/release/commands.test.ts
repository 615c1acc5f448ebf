import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@emberite/release';
import { Command } from 'commander';
import { expect, it, vi } from 'vitest';
import { writeFiles } from '../../../../tools/files.ts';
import { addReleaseCommands, buildIn } from './commands.ts';

const empty = {
  async list() {
    const remotes = [{ name: 'mf-home', live: '1.0.0-abcdefabcdef', earlier: [] }];
    return { set: 'set', remotes, retired: { 'mf-old': '1.0.0-abcdefabcdef' } };
  },
  history: async () => [],
} as unknown as Registry;

/** Runs a command on that registry. */
async function run(...args: string[]): Promise<void> {
  using _interrupt = vi.spyOn(process, 'on').mockReturnValue(process);
  using _output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = new Command();
  addReleaseCommands(program, async () => empty);
  await program.parseAsync(args, { from: 'user' });
}

it('refuses to list a name that is not there, or its history', async () => {
  for (const name of ['mf-hoem', 'constructor']) {
    await expect(run('list', name)).rejects.toThrow(
      `${name} is not among your packages on the site. See them with list.`,
    );
    await expect(run('history', name)).rejects.toThrow(`There is no move of ${name}.`);
  }
  await run('list', 'mf-home');
  await run('list', 'mf-old');
  await run('history');
});

it('refuses to build without a version, and names the file', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'ember-'));
  await writeFiles(folder.path, { 'rspack.config.ts': '', 'package.json': '{"name":"mf-events"}' });
  await expect(buildIn(folder.path)).rejects.toThrow(
    `${join(folder.path, 'package.json')} must have a version like 1.2.3.`,
  );
});

it('refuses a release that has been cut off, with a sentence', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'ember-'));
  await writeFiles(folder.path, { 'release/release.json': '{"name":"mf-ev' });
  await expect(run('publish', '--from', folder.path)).rejects.toThrow(
    `release.json in ${join(folder.path, 'release')} is invalid (it is no JSON). Build again.`,
  );
});
