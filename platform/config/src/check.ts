import type { Command } from 'commander';
import type { z } from 'zod';
import { describeSettings } from './settings.ts';
import type { Environment } from './settings.ts';
import { StartError } from './startError.ts';

/**
 * Adds `--check` to a program: it prints every setting with its value and meaning, and ends with
 * code 0, or with 1 and a sentence that says what is wrong.
 *
 * @param read throws a {@link StartError} if the program could not start with these settings
 */
export function withCheck(
  command: Command,
  settings: z.ZodObject,
  read: (environment: Environment) => unknown,
): Command {
  return command
    .option('--check', 'print every setting with its value and meaning, and what is wrong')
    .on('option:check', () => {
      const list = describeSettings(settings, process.env);
      process.stdout.write(`Settings of ${command.name()}\n\n${list}\n`);
      try {
        read(process.env);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
      process.stdout.write(`The settings of ${command.name()} are valid.\n`);
      process.exit(0);
    });
}
