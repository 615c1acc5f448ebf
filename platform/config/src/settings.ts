import { z } from 'zod';
import { StartError } from './startError.ts';
import type { Command } from 'commander';

declare module 'zod' {
  interface GlobalMeta {
    /** What applies without the setting, in words; if omitted, its default, or none. */
    otherwise?: string;
    /** Its value is never printed. */
    secret?: boolean;
  }
}

/** Environment variables. A blank one counts as not set; blanks around a value do not count. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting of a program, for people: `otherwise` is what applies without it. Code is in backticks. */
export type Setting = ReturnType<typeof settingsOf>[number];

/** The settings in a schema, in its order. */
export function settingsOf({ shape }: z.ZodObject) {
  return Object.entries(shape as Record<string, z.ZodType>).map(([name, rule]) => {
    const { description = '', otherwise = 'none', secret = false } = rule.meta() ?? {};
    const value =
      rule instanceof z.ZodPrefault ? `\`${String(rule.def.defaultValue)}\`` : otherwise;
    return { name, meaning: description, otherwise: value, isSecret: secret };
  });
}

/** A value as it may be printed: an address may contain a password. */
function printed(value: string): string {
  const [start, end] = [value.indexOf('//'), value.lastIndexOf('@')];
  return start !== -1 && start < end ? `${value.slice(0, start)}//…${value.slice(end)}` : value;
}

/**
 * Reads the settings of a program.
 *
 * @param schema an object whose keys are the names of environment variables
 * @throws a {@link StartError} with one sentence that names an invalid setting
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  // A file of another system may end its lines with a carriage return.
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value)) as Environment;
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  const name = String(path[0]);
  const isSecret = settingsOf(schema).find((one) => one.name === name)?.isSecret;
  const value = isSecret ? '' : `, not "${printed(given[name] ?? '')}"`;
  throw new StartError(`${name} ${message}${value}.`);
}

/**
 * Lists a program's settings for its operator: each with its value, or what applies without one,
 * and its meaning.
 */
export function describeSettings(schema: z.ZodObject, environment: Environment): string {
  const lines = settingsOf(schema).map(({ name, otherwise, meaning, isSecret }) => {
    const value = environment[name]?.trim();
    const set = value && (isSecret ? 'set' : printed(value));
    return `${name}: ${set || `${otherwise} (default)`}\n  ${meaning}\n`;
  });
  return lines.join('\n').replaceAll('`', '');
}

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
