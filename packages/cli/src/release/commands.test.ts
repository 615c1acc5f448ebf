import type { Registry } from '@emberite/release';
import { Command } from 'commander';
import { expect, it, vi } from 'vitest';
import { addReleaseCommands } from './commands.ts';

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
