import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-create-'));
  await writeFile(join(folder, 'npmrc'), '@emberite:registry=https://packages.example/npm/\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs it in a folder. Resolves with all that it prints. */
function create(cwd: string, ...args: string[]): Promise<string> {
  return createWith('npm', cwd, args);
}

/** Runs it in a folder, started by a package manager. */
function createWith(
  manager: string,
  cwd: string,
  args: string[],
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_user_agent: `${manager}/12.0.0 npm/? node/v26.0.0 linux x64`,
    ...more,
  };
  const program = join(import.meta.dirname, 'main.ts');
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { cwd, env }, (_, out, complaint) =>
      done(out + complaint),
    );
  });
}

it.each(sample(['mf-api', 'mf-registry', 'mf-login', 'mf-telemetry', 'mf-welcome']))(
  'refuses %s, whose address every site owns',
  async (name) => {
    expect(await create(folder, name)).toMatch(/^mf-\w+ is taken: the \w+ owns \/\w+\. .*\n$/);
  },
);

it('takes the npm registry over, and brings untouched files up to date', async () => {
  await create(folder, 'mf-events');
  const remote = join(folder, 'mf-events');
  const read = (file: string) => readFile(join(remote, file), 'utf8');
  const write = (file: string, text: string) => writeFile(join(remote, file), text);
  expect(await read('.npmrc')).toContain('@emberite:registry=https://packages.example/npm/\n');

  // The template of yesterday: other files, and hashes of them.
  const [lint, ci] = [await read('.oxlintrc.json'), await read('.gitlab-ci.yml')];
  const hashes = JSON.parse(await read('.template.json')) as Record<string, string>;
  await write('.oxlintrc.json', await read('tsconfig.json'));
  await write('README.md', '# Ours\n');
  await write('src/routes.tsx', 'export default [];\n');
  await write('.gitlab-ci.yml', '# Ours\n');
  await write(
    '.template.json',
    JSON.stringify({
      ...hashes,
      '.oxlintrc.json': hashes['tsconfig.json'],
      '.gitlab-ci.yml': 'another',
      'src/routes.tsx': 'another',
    }),
  );
  const said = await create(remote, '--update');
  expect(said).toContain('Updated .oxlintrc.json.\n');
  expect(said).toContain('Left .gitlab-ci.yml as it is: you have changed it.');
  expect(said).toMatch(/^-# Ours$/m);
  expect(said).not.toMatch(/README|routes/);
  expect(await read('.oxlintrc.json')).toBe(lint);
  expect(await read('.gitlab-ci.yml')).not.toBe(ci);
  expect(await read('src/routes.tsx')).toBe('export default [];\n');
  // What it has shown once is known.
  expect(await create(remote, '--update')).not.toContain('Left');
});

it('says in a sentence what is in its way', async () => {
  await writeFile(join(folder, 'mf-file'), '');
  expect(await create(folder, 'mf-file')).toBe(
    'mf-file is a file. Choose another name, or remove it.\n',
  );
  const broken = join(folder, 'broken');
  await mkdir(broken);
  const says = (file: string) => `${file} is no JSON. Mend it, then run this again.\n`;
  await writeFile(join(broken, 'package.json'), '{ "name": "mf-broken", }');
  expect(await create(broken, '--update')).toBe(says('package.json'));
  await writeFile(join(broken, 'package.json'), '{ "name": "mf-broken" }');
  await writeFile(join(broken, '.template.json'), '<<<<<<< HEAD');
  expect(await create(broken, '--update')).toBe(says('.template.json'));
  // With the mark of its encoding, it is JSON.
  await writeFile(join(broken, 'package.json'), '\uFEFF{ "name": "mf-broken" }');
  expect(await create(broken, '--update')).toBe(says('.template.json'));
});

it('takes the npm registry that npm was given, if the settings name no other for our packages', async () => {
  const registry = 'https://mirror.example/npm/';
  const lineIn = async (name: string) =>
    /^@emberite:registry=.*$/m.exec(await readFile(join(folder, name, '.npmrc'), 'utf8'))?.[0];
  const from = (manager: string, name: string, settings: string) =>
    createWith(manager, folder, [name], {
      npm_config_registry: registry,
      npm_config_userconfig: join(folder, settings),
    });
  await from('npm', 'mf-mirror', 'none');
  expect(await lineIn('mf-mirror')).toBe(`@emberite:registry=${registry}`);
  await from('npm', 'mf-scoped', 'npmrc');
  expect(await lineIn('mf-scoped')).toBe('@emberite:registry=https://packages.example/npm/');
  await writeFile(join(folder, 'mirrored'), `registry=${registry}\n`);
  await from('npm', 'mf-own', 'mirrored');
  expect(await lineIn('mf-own')).toBeUndefined();
  await from('yarn', 'mf-default', 'none');
  expect(await lineIn('mf-default')).toBeUndefined();
});

it.each(sample(['yarn', 'pnpm', 'npm']))(
  'makes a remote of the longest name that passes its check of the format and that npm updates: %s',
  async (manager) => {
    const name = `mf-${manager}-`.padEnd(60, 'a');
    const remote = join(folder, name);
    await createWith(manager, folder, [name]);
    const { status } = spawnSync('oxfmt', ['--check', '.'], { cwd: remote });
    expect(status).toBe(0);
    const filesNow = () =>
      readdirSync(remote, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => [file, readFileSync(join(parentPath, file), 'utf8')]);
    const made = filesNow();
    expect(await create(remote, '--update')).toBe(
      `This is the template of today. Run ${manager} install and ${manager} test.\n`,
    );
    expect(filesNow()).toEqual(made);
  },
);

it('refuses a name that no build takes', async () => {
  const name = `mf-${'a'.repeat(58)}`;
  expect(await create(folder, name)).toBe(
    `${name} has 61 characters. Choose a name with at most 60.\n`,
  );
});

it.runIf(isFull)('makes a remote that pnpm and Yarn install, too', async () => {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  expect(await createWith('pnpm', folder, ['mf-strict'])).toContain('pnpm install\n');
  expect(await read('mf-strict/pnpm-workspace.yaml')).toContain('ignoreScripts: true\n');
  expect(await read('mf-strict/README.md')).toContain('\npnpm run dev --site ');
  expect(await createWith('yarn', folder, ['mf-berry'])).toContain('yarn install\n');
  expect(await read('mf-berry/.yarnrc.yml')).toContain('nodeLinker: node-modules\n');
  expect(await read('mf-berry/.yarnrc.yml')).toContain('https://packages.example/npm/\n');
  const { devDependencies, peerDependencies } = JSON.parse(
    await read('mf-berry/package.json'),
  ) as Record<string, object>;
  expect(devDependencies).toMatchObject(peerDependencies!);
  // In a workspace, the settings stand in a folder above.
  await rm(join(folder, 'mf-berry/.yarnrc.yml'));
  expect(await create(join(folder, 'mf-berry'), '--update')).toContain('Run yarn install');
});

it('says in one sentence that a folder cannot be made, and leaves nothing', async () => {
  await symlink('nowhere/at/all', join(folder, 'mf-lost'));
  expect(await create(folder, 'mf-lost')).toMatch(
    /^The folder mf-lost cannot be written \(.+\)\.\n$/,
  );
  expect(await readlink(join(folder, 'mf-lost'))).toBe('nowhere/at/all');
});
