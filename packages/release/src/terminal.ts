/**
 * What a program prints. Names, reasons and failures come from other teams and from browsers, so
 * every text is shown without what a terminal would obey; only the styles here are.
 */
import pc from 'picocolors';
import { RefusedError } from './RefusedError.ts';
import { shown } from './text.ts';

/** Text that is safe to print as it is. */
class Styled {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A part of a line; a list is separated by commas. */
export type Part = string | number | Styled | readonly Part[];

function render(part: Part): string {
  if (part instanceof Styled) return part.text;
  if (typeof part === 'object') return part.map(render).join(', ');
  return shown(String(part));
}

const style = (format: (text: string) => string) => (part: Part) =>
  new Styled(format(render(part)));

export const bold = style(pc.bold);
export const dim = style(pc.dim);
export const red = style(pc.red);
export const green = style(pc.green);
export const yellow = style(pc.yellow);

/** Prints a line to stdout: its parts, with spaces between them. */
export function say(...parts: Part[]): void {
  process.stdout.write(`${parts.map(render).join(' ')}\n`);
}

/** Prints a failure to stderr, which may have several lines. */
export function complain(text: string): void {
  const lines = text.split('\n').map((line) => line.split('\t').map(shown).join('\t'));
  process.stderr.write(`${lines.join('\n')}\n`);
}

/**
 * Runs a program. A refusal is printed as one sentence; any other error is a bug, and is printed
 * with its stack.
 */
export async function runProgram(program: { parseAsync(): Promise<unknown> }): Promise<void> {
  // A reader that stops early, such as `head`, does not end it; nor does a full disk.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.exitCode = 1;
  });
  try {
    await program.parseAsync();
  } catch (error) {
    const text = error instanceof RefusedError ? error.message : String((error as Error).stack);
    complain(text);
    process.exitCode = 1;
  }
}
