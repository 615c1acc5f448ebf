import { RefusedError } from '@emberite/release';
import { say } from '@emberite/release/terminal';
import { readConfig } from '@emberite/config/site';
import { StartError } from '@emberite/config/startError';
import type { Store } from '@emberite/store';
import { checkOwnStore, openConfiguredStore } from '@emberite/store/openConfiguredStore';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { collect } from './collect.ts';

/** Throws what went wrong, as a refusal if it has a sentence for the operator. */
export function refuse(error: unknown): never {
  throw error instanceof StartError ? new RefusedError(error.message) : error;
}

/** Whether an error says what is wrong with the disk, or with the service of a bucket. */
const isOfStore = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || '$metadata' in error);

/** Makes the action of a command that works on the store of a site, as its user. */
export const onStore =
  <Given extends unknown[]>(work: (store: Store, ...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    try {
      const config = readConfig(process.env);
      checkOwnStore(config);
      await work(await openConfiguredStore(config), ...given);
    } catch (error) {
      if (isOfStore(error)) throw new RefusedError(`The store cannot be used: ${error.message}.`);
      refuse(error);
    }
  };

function count(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 1.');
}

/** Adds the command that collects a store, on the machine of its site. */
export function addCollect(program: Command): void {
  program
    .command('collect')
    .description('delete what nobody can need any more')
    .option('--keep <count>', 'how many moves a rollback may go back', count, 10)
    .option('--dry-run', 'only say what it would delete')
    .action(
      onStore(async (store, { keep, dryRun }: { keep: number; dryRun?: true }) => {
        await collect(store, { keep, dryRun: dryRun ?? false, now: new Date() }, say);
      }),
    );
}
