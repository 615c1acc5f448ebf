import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { checkFolder, isVersion, manifestOf } from '../build/manifest.ts';
import { lasting } from '@emberite/release/responses';
import type { Gated, HistoryEntry, Stay } from '@emberite/release/responses';
import { build } from './build.ts';
import { watchInterrupt } from './interrupt.ts';
import { readPackage } from './pack.ts';
import type { Package, Registry, Release } from '@emberite/release';
import type { Part } from '@emberite/release/terminal';
import { bold, dim, green, red, say, yellow } from '@emberite/release/terminal';
import { RefusedError } from '@emberite/release';
import { longestReason, onOneLine } from '@emberite/release/text';

const follow = (sentence: string) => say(dim(sentence));
const warn = (warnings: string[]) => warnings.forEach((sentence) => say(yellow(sentence)));
/** A number and what it counts, e.g. `1 route`. */
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Builds the package in a folder, and prints how long it took. Returns the folder of its build. */
export async function buildIn(folder: string): Promise<string> {
  checkFolder(folder);
  const { name, version } = manifestOf(folder);
  if (!isVersion(version)) {
    throw new RefusedError(`${join(folder, 'package.json')} must have a version like 1.2.3.`);
  }
  say(dim(`Building ${name} …`));
  const ms = await build(folder);
  say('Built', bold(name), `in ${(ms / 1000).toFixed(1)} s`);
  return join(folder, 'dist');
}

interface PublishOptions {
  /** A `dist` folder to publish instead of building. */
  from?: string;
  /** Id of a release that was published before. */
  release?: string;
  why?: string;
  /** True, or why it goes live without the gate; false if no reason is given. */
  gate: boolean | string;
}

/** Builds the packages in some folders, or takes the one in a `dist` folder as it is. */
async function packagesOf(folders: string[], from: string | undefined): Promise<Package[]> {
  const dists: string[] = [];
  for (const folder of folders) dists.push(from ? resolve(from) : await buildIn(folder));
  return Promise.all(dists.map(readPackage));
}

/** Why the gate is skipped; undefined if it is not. */
function noGateOf(gate: PublishOptions['gate']): string | undefined {
  if (gate === true) return undefined;
  if (gate && sentence(gate)) return sentence(gate);
  throw new RefusedError('Say why it cannot wait: --no-gate "…".');
}

async function publish(registry: Registry, folders: string[], options: PublishOptions) {
  const { from, release, why = '', gate } = options;
  const noGate = noGateOf(gate);
  if ((from || release) && folders.length > 1) {
    throw new RefusedError('--from and --release work with one remote only.');
  }
  const { releases, warnings } = release
    ? await registry.goLive([{ name: nameOf(folders[0]!), id: release }], why, follow, noGate)
    : await registry.publish(await packagesOf(folders, from), why, follow, noGate);
  warn(warnings);
  for (const one of releases) {
    const size = [
      counted(one.files, 'file'),
      `${kilobytes(one.bytes)} brotli`,
      counted(one.routes, 'route'),
    ].join(', ');
    if (one.changed) say(green('Live'), bold(one.name), one.id, `(${size})`);
    else say(dim('Unchanged'), bold(one.name), one.id, 'was already live');
  }
}

/** The name of the package in a folder; what has no package is the name of a remote that is elsewhere. */
const nameOf = (folder: string) =>
  existsSync(join(folder, 'package.json')) ? manifestOf(folder).name : folder;

/** Uploads the release of a folder to the registry, unless it is there already. */
async function takeOne(
  registry: Registry,
  folder: string,
  { from, release }: PublishOptions,
): Promise<{ name: string; id: string }> {
  if (release) return { name: nameOf(folder), id: release };
  const [one] = await packagesOf([folder], from);
  await registry.take(one!, follow);
  return { name: one!.release.name, id: one!.release.id };
}

type CanaryOptions = PublishOptions & { percent: number };

async function canary(registry: Registry, folder: string, options: CanaryOptions): Promise<void> {
  const { percent, why = '', gate } = options;
  const noGate = noGateOf(gate);
  const one = await takeOne(registry, folder, options);
  const { warnings } = await registry.canary({ ...one, percent }, why, follow, noGate);
  warn(warnings);
  say(green('Canary'), bold(one.name), one.id, `for ${percent} % of all browsers`);
}

/** A change of one remote's release, with the line that says what it did. */
const change =
  (kind: 'promote' | 'abort' | 'retire', lineOf: (name: Part, id: string) => Part[]) =>
  async (registry: Registry, name: string, why = ''): Promise<void> => {
    const { id, warnings } = await registry[kind](name, why, follow);
    warn(warnings);
    say(...lineOf(bold(name), id));
  };

const promote = change('promote', (name, id) => [green('Live'), name, id, dim('(was the canary)')]);
const abort = change('abort', (name, id) => [yellow('Ended'), 'the canary of', name, id]);

async function preview(registry: Registry, folder: string, options: PublishOptions) {
  const { name, id } = await takeOne(registry, folder, options);
  const { url, expires } = await registry.preview(name, id, follow);
  say(green('Preview'), bold(name), id, `for the people of its team, until ${expires}`);
  say(url);
}

async function rollback(registry: Registry, name: string, why = ''): Promise<void> {
  const { from, to, warnings } = await registry.rollback(name, why, follow);
  warn(warnings);
  say(green('Live'), bold(name), to, dim(`(was ${from ?? 'retired'})`));
}

/** Asks for the name of what is going to be retired, unless it is given. Refuses any other name. */
async function confirm(name: string, given: string | undefined): Promise<void> {
  const isAsked = given === undefined && process.stdin.isTTY;
  const typed = isAsked ? await ask(`Type ${name} to take it off the site: `) : given;
  if (typed?.trim() === name) return;
  throw new RefusedError(`Nothing has changed. To take ${name} off the site: --confirm ${name}`);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch {
    // Ctrl-C and Ctrl-D are no answer, and end no line.
    say();
    return '';
  } finally {
    terminal.close();
  }
}

const retire = change('retire', (name, id) => {
  return [yellow('Retired'), name, id, dim('(its addresses are gone until it is published)')];
});

/** The files that two releases have in the same place with other bytes, or that only one of them has. */
function differing(one: Release, other: Release): string[] {
  const bytesIn = ({ files, node = {} }: Release) => ({
    ...node,
    ...Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
  });
  const [left, right] = [bytesIn(one), bytesIn(other)];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (file) => left[file] !== right[file],
  );
}

/** Builds the remote of this folder again, and compares it with a release that the registry has. */
async function verify(registry: Registry, id: string): Promise<void> {
  const theirs = await registry.release(ownName(), id);
  const { release: ours } = await readPackage(await buildIn('.'));
  const { name, commit, lock } = theirs;
  say(bold(name), id, dim(`commit ${commit ?? 'unknown'}, lock ${lock ?? 'unknown'}`));
  if (ours.id === id) return say(green('Verified'), 'these sources build this release.');
  const reasons = [
    ...(commit === ours.commit ? [] : [`These sources are at the commit ${ours.commit}.`]),
    ...(lock === ours.lock ? [] : ['The lock of the dependencies is another one.']),
  ].join(' ');
  const files = differing(theirs, ours).join(', ') || 'only what release.json says';
  throw new RefusedError(`They build ${ours.id}. ${reasons} What differs: ${files}.`);
}

async function list(registry: Registry, only?: string): Promise<void> {
  const { set, behind, remotes, retired = {} } = await registry.list();
  if (!set) return say('Nothing is published yet.');
  if (only && !Object.hasOwn(retired, only) && !remotes.some(({ name }) => name === only)) {
    throw new RefusedError(`${only} is not among your packages on the site. See them with list.`);
  }
  say('Release set', set);
  if (behind) {
    const why = behind.refused ?? 'it is loading the new one';
    say(yellow(`The site still serves set ${behind.set}, and tries again: ${why}`));
  }
  for (const { name, live, earlier, canary: some } of remotes) {
    if (only && only !== name) continue;
    say(bold(name.padEnd(16)), green(live));
    if (some) say(' '.repeat(16), yellow(some.release), ` canary, ${some.percent} %`);
    if (some?.unjudged) say(' '.repeat(16), yellow(some.unjudged));
    for (const [index, { id, commit }] of earlier.entries()) {
      const note = [index === 0 ? 'fallback' : '', commit?.slice(0, 8) ?? ''].filter(Boolean);
      say(' '.repeat(16), dim(`${id}  ${note.join('  ')}`));
    }
  }
  for (const [name, id] of Object.entries(retired)) {
    if (!only || only === name) say(bold(name.padEnd(16)), id, yellow('retired'));
  }
}

/**
 * What became of a release that was live, or out as a canary: for how long, its failures, and how
 * it passed the gate.
 */
function fateOf(
  state: 'live' | 'out',
  { at }: HistoryEntry,
  { until, failures, end, unjudged }: Stay,
  gate: string,
): Part {
  const ms = (until ? Date.parse(until) : Date.now()) - Date.parse(at);
  const facts: Part[] = [`${state} ${until ? '' : 'now, '}for ${lasting(ms)}`];
  if (end) facts.push(`ended by ${end.by}${end.why && `: ${end.why}`}`);
  if (unjudged) facts.push(yellow(unjudged));
  if (failures) facts.push(red(counted(failures, 'failure')));
  if (failures === null) facts.push('its failures are no longer known');
  if (gate) facts.push(gate);
  return dim(facts);
}

/** How a release passed the gate. */
function passed(registry: Registry, gate: Gated | undefined): string {
  if (!gate) return '';
  return 'report' in gate
    ? `gated (${registry.reportUrl(gate.report)})`
    : `not gated: ${gate.skipped}`;
}

async function history(registry: Registry, only?: string): Promise<void> {
  const moves = await registry.history(only);
  if (only && moves.length === 0) throw new RefusedError(`There is no move of ${only}.`);
  if (moves.length === 0) say('Nothing is published yet.');
  for (const move of moves) {
    const { number, at, by, why, to, gates = {}, canaries = {}, stays } = move;
    const isShown = ([name]: [string, unknown]) => !only || only === name;
    const tell = (name: string, what: string, state: 'live' | 'out') => {
      const stay = stays[name];
      const fate = stay ? fateOf(state, move, stay, passed(registry, gates[name])) : '';
      say('   ', name, what, '', fate);
    };
    say(bold(number), at, `${by}${why && `: ${why}`}`);
    for (const [name, id] of Object.entries(to).filter(isShown))
      tell(name, id ?? 'taken off the site', 'live');
    for (const [name, canary] of Object.entries(canaries).filter(isShown)) {
      if (canary) tell(name, `canary ${canary.release} for ${canary.percent} %`, 'out');
      else say('   ', name, 'canary ended');
    }
  }
}

async function trace(registry: Registry, only?: string): Promise<void> {
  const failures = await registry.failures(only);
  if (failures.length === 0) say('The log has no failures with a stack.');
  for (const { time, remote, release, path, message, frames } of failures) {
    say(bold(remote), release, 'at', path, dim(time));
    say(' ', red(message));
    for (const frame of frames) say('   ', frame);
  }
}

/** A text on one line, e.g. the message of a commit, as far as the history takes it. */
function sentence(text: string): string {
  const line = onOneLine(text);
  if (line.length <= longestReason) return line;
  // Never half of a character.
  return `${line.slice(0, longestReason - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function percent(text: string): number {
  if (/^([1-9]|[1-4]\d|50)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 1 to 50.');
}

/** Returns the name of the package in the current folder. */
function ownName(): string {
  if (existsSync('package.json')) return manifestOf('.').name;
  throw new RefusedError('There is no package.json here. Name a remote.');
}

/** Options of a command that takes a release from a build or from the registry. */
const withSource = (command: Command) =>
  command
    .option('--from <folder>', 'take an existing dist folder instead of building')
    .option('--release <id>', 'take a release that was uploaded before, of a folder or of a name');

const withReason = (command: Command) =>
  command.option('--why <text>', 'what the history says of it', sentence);

const withGate = (command: Command) =>
  command.option(
    '--no-gate [reason]',
    'do not open its pages in a browser first, if the token may; say why',
  );

/**
 * Adds the commands that publish releases, roll them back and show them.
 *
 * @param open opens the registry that the program's options name
 */
export function addReleaseCommands(program: Command, open: () => Promise<Registry>): void {
  function connect(): Promise<Registry> {
    watchInterrupt();
    return open();
  }
  /** A command that changes which releases of one remote are out. */
  function addMove(name: string, about: string, move: typeof promote): void {
    withReason(program.command(name))
      .description(about)
      .argument('[remote]', 'default: the one in this folder')
      .action(async (remote: string | undefined, { why }: { why?: string }) =>
        move(await connect(), remote ?? ownName(), why),
      );
  }

  withGate(withReason(withSource(program.command('publish'))))
    .description('build and check packages, and make them live')
    .argument('[folder...]', 'folders of remotes, or of the shell', ['.'])
    .action(async (folders: string[], options: PublishOptions) =>
      publish(await connect(), folders, options),
    );
  withGate(withReason(withSource(program.command('canary'))))
    .description(
      'give a release to some of all browsers, to see whether it is as good as the live one',
    )
    .argument('[folder]', 'folder of the remote', '.')
    .requiredOption('--percent <number>', 'of all browsers, 1 to 50', percent)
    .action(async (folder: string, options: CanaryOptions) =>
      canary(await connect(), folder, options),
    );
  addMove('promote', 'make the canary live', promote);
  addMove('abort', 'end the canary: all browsers get the live release again', abort);
  withSource(program.command('preview'))
    .description('make a link to the live site with a release that is not live')
    .argument('[folder]', 'folder of the remote', '.')
    .action(async (folder: string, options: PublishOptions) =>
      preview(await connect(), folder, options),
    );
  addMove('rollback', 'make the previous release live again', rollback);
  withReason(program.command('retire'))
    .description('take a remote off the site, until it is published again')
    .argument('[remote]', 'default: the one in this folder')
    .option('--confirm <remote>', 'its name once more; without it, you are asked to type it')
    .action(async (given: string | undefined, options: { confirm?: string; why?: string }) => {
      const name = given ?? ownName();
      const registry = await connect();
      await confirm(name, options.confirm);
      await retire(registry, name, options.why);
    });
  program
    .command('verify')
    .description('build the remote in this folder again, and compare it with a release')
    .argument('<id>', 'as history shows it')
    .action(async (id: string) => verify(await connect(), id));
  program
    .command('list')
    .description('show the live releases and their fallbacks')
    .argument('[remote]')
    .action(async (name?: string) => list(await connect(), name));
  program
    .command('history')
    .description('show who made what live when and why, for how long, and what it broke')
    .argument('[remote]')
    .action(async (name?: string) => history(await connect(), name));
  program
    .command('trace')
    .description('show where in the sources the reported failures were thrown')
    .argument('[remote]')
    .action(async (name?: string) => trace(await connect(), name));
}
