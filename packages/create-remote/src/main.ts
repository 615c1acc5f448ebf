#!/usr/bin/env node
/**
 * `npm create @emberite/remote mf-events` makes a remote in a new folder; with `-- --update` in the folder of a remote, it
 * brings that up to this version of the template.
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { longestName } from '@emberite/release/fileName';
import { siteOwnerOf } from '@emberite/release/siteOwned';

const template = join(import.meta.dirname, '../template');

const nameOfRemote = /^mf-[a-z\d]+(-[a-z\d]+)*$/;

/** What is remembered of the template in the folder of a remote: the hash of each file as it was made. */
const record = '.template.json';

/** The file with the settings of a package manager. npm needs none. */
const settingsOf = { yarn: '.yarnrc.yml', pnpm: 'pnpm-workspace.yaml' };

type Manager = 'npm' | keyof typeof settingsOf;

/** The package manager that runs this. */
function caller(): Manager {
  const [name] = (process.env['npm_config_user_agent'] ?? '').split('/');
  return name === 'pnpm' || name === 'yarn' ? name : 'npm';
}

/** The package manager of the remote here, whoever runs this; in a workspace, its settings may have moved up. */
function managerHere(known: Record<string, string>): Manager {
  // Only npm writes this file: the team has changed to it.
  const isNpm = existsSync('package-lock.json');
  const had = (file: string) => existsSync(file) || (!isNpm && file in known);
  if (had(settingsOf.yarn)) return 'yarn';
  return had(settingsOf.pnpm) ? 'pnpm' : 'npm';
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** An address among the settings of npm. */
function addressIn(key: string, env = process.env): string | undefined {
  const { stdout } = spawnSync('npm', ['config', 'get', key], { encoding: 'utf8', env });
  return URL.parse(stdout?.trim() ?? '')?.href;
}

/** The npm registry with our packages, as the settings of npm name it here; undefined if it is the public one. */
const registryHere = () => addressIn('@emberite:registry');

/** What npm was given as `--registry`, which it keeps for itself. */
function registryAsked(): string | undefined {
  const { npm_config_registry: used = '', ...others } = process.env;
  const asked = URL.parse(used)?.href;
  // Other managers name their own default there, and npm the one of the user's settings.
  return caller() === 'npm' && asked !== addressIn('registry', others) ? asked : undefined;
}

/** A README with the commands of a package manager; others than npm would pass a lone `--` on. */
function withCommands(readme: string, manager: Manager): string {
  if (manager === 'npm') return readme;
  return readme
    .replaceAll(/\bnp[mx] /g, `${manager} `)
    .replaceAll(' -- ', ' ')
    .replaceAll(/^(\w.*?) +# /gm, (_, command: string) => `${command.padEnd(48)} # `);
}

/** The files of a remote of that name, by path. */
function filesFor(
  name: string,
  registry: string | undefined,
  manager: Manager,
): Map<string, string> {
  /** The forms of the remote's name that replace those in the template: its package, its path, its title. */
  const path = name.slice('mf-'.length);
  const title = path[0]!.toUpperCase() + path.slice(1).replaceAll('-', ' ');
  const toName = (text: string) =>
    text
      .replaceAll('mf-sample', name)
      .replaceAll('/sample', `/${path}`)
      .replaceAll('Sample', title);
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(template, file)).isFile())
    .map((file): [string, string] => [
      // npm leaves files of this name out of packages.
      file.replace(/^gitignore$/, '.gitignore'),
      toName(readFileSync(join(template, file), 'utf8')),
    ]);
  // The programs that packages run when they are installed are not needed, and npm would warn of them.
  const settings = ['ignore-scripts=true', ...(registry ? [`@emberite:registry=${registry}`] : [])];
  const all = new Map([...files, ['.npmrc', `${settings.join('\n')}\n`]]);
  all.set('README.md', withCommands(all.get('README.md')!, manager));
  if (manager === 'pnpm') {
    all.set(settingsOf.pnpm, `ignoreScripts: true\nminimumReleaseAgeExclude:\n  - '@emberite/*'\n`);
  }
  if (manager === 'yarn') {
    const scope = registry ? `npmScopes:\n  emberite:\n    npmRegistryServer: ${registry}\n` : '';
    const lines = ['enableScripts: false', 'nodeLinker: node-modules', 'npmPreapprovedPackages:'];
    all.set(settingsOf.yarn, `${lines.join('\n')}\n  - '@emberite/*'\n${scope}`);
    all.set('.gitignore', `${all.get('.gitignore')}.yarn/install-state.gz\n`);
    // Yarn does not install what a package wants beside it.
    const manifest = JSON.parse(all.get('package.json')!) as Record<string, object>;
    const needed = { ...manifest['devDependencies'], ...manifest['peerDependencies'] };
    manifest['devDependencies'] = Object.fromEntries(
      Object.entries(needed).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    all.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return all;
}

const hashOf = (text: string) => hash('sha256', text).slice(0, 16);

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function remember(folder: string, files: Map<string, string>): void {
  const hashes = Object.fromEntries([...files].map(([file, text]) => [file, hashOf(text)]));
  write(folder, record, `${JSON.stringify(hashes, null, 2)}\n`);
}

function create(name: string, registry: string | undefined): void {
  if (name.length > longestName) {
    refuse(`${name} has ${name.length} characters. Choose a name with at most ${longestName}.`);
  }
  const owner = siteOwnerOf(`/${name.slice('mf-'.length)}`);
  if (owner) refuse(`${name} is taken: ${owner} owns /${name.slice(3)}. Choose another name.`);
  if (existsSync(name) && !statSync(name).isDirectory()) {
    refuse(`${name} is a file. Choose another name, or remove it.`);
  }
  if (existsSync(name) && readdirSync(name).length > 0) {
    refuse(`The folder ${name} is not empty. Choose another name, or remove it.`);
  }
  const manager = caller();
  const files = filesFor(name, registry, manager);
  const isNew = !lstatSync(name, { throwIfNoEntry: false });
  try {
    for (const [file, text] of files) write(name, file, text);
    remember(name, files);
  } catch (error) {
    // Half a remote would only be in the way of the next try.
    if (isNew) rmSync(name, { recursive: true, force: true });
    refuse(`The folder ${name} cannot be written (${(error as Error).message}).`);
  }
  say(
    `Made ${name}. Next:\n\n  cd ${name}\n  ${manager} install\n  EMBER_SITE=https://ember.example ${manager} test`,
  );
}

/** Shows how a file differs from that of the template. */
function showDifference(file: string, text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'ember-template-'));
  write(folder, file, text);
  const command = ['diff', '--no-index', '--no-prefix', file, join(folder, file)];
  const { stdout, error } = spawnSync('git', command, { encoding: 'utf8' });
  say(error ? text : stdout.replaceAll(folder.slice(1), 'template'));
  rmSync(folder, { recursive: true });
}

/** Applies what has changed in the template to files that nobody has touched, and shows the rest. */
function update(given: string | undefined): void {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
  const readFields = (file: string) => {
    try {
      // Some editors begin a file with a mark of its encoding.
      return JSON.parse((read(file) ?? '{}').replace(/^\uFEFF/, '')) as Record<string, string>;
    } catch {
      return refuse(`${file} is no JSON. Mend it, then run this again.`);
    }
  };
  const { name = '' } = readFields('package.json');
  if (!nameOfRemote.test(name)) refuse('There is no remote here. Run it in the folder of one.');
  const known = readFields(record);
  const own = /^@emberite:registry=(.+)$/m.exec(read('.npmrc') ?? '')?.[1];
  const manager = managerHere(known);
  const files = filesFor(name, given ?? own ?? registryHere(), manager);
  for (const [file, text] of files) {
    const now = read(file);
    const before = known[file];
    // Pages and tests are the team's from the first day.
    const isSample = /^(src|e2e)\//.test(file);
    if (now === text || before === hashOf(text) || (isSample && now === null)) continue;
    if (now === null && before !== undefined) say(`Left out ${file}: you have removed it.`);
    else if (now === null || before === hashOf(now)) {
      write('.', file, text);
      say(`${now === null ? 'Added' : 'Updated'} ${file}.`);
    } else if (!isSample) {
      say(`Left ${file} as it is: you have changed it. The template differs like this:`);
      showDifference(file, text);
    }
  }
  remember('.', files);
  say(`This is the template of today. Run ${manager} install and ${manager} test.`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { update: { type: 'boolean' }, registry: { type: 'string' } },
});
const [name = '', ...rest] = positionals;
const registry = typeof values.registry === 'string' ? values.registry : undefined;
if (registry !== undefined && !URL.canParse(registry)) {
  refuse('The registry must be an address, e.g. --registry https://packages.example/npm/.');
}
if (values.update === true && name === '') update(registry);
else if (rest.length > 0 || !nameOfRemote.test(name)) {
  refuse('Name the remote, e.g. npm create @emberite/remote mf-events. Its name begins with mf-.');
} else create(name, registry ?? registryHere() ?? registryAsked());
