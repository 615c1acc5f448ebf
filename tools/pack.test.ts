import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems } from '@arethetypeswrong/core/problems';
import { build, describeBuild } from '@emberite/cli/release';
import { remotes } from '@emberite/site/workspace';
import { publint } from 'publint';
import { satisfies } from 'semver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importsOf, packageOf, root } from './imports.ts';
import type { Manifest } from './manifests.ts';
import { packAll } from './pack.ts';
import { entriesOf, published } from './published.ts';
import { isFull } from './sample.ts';

/**
 * A team's folder: the packages from their tarballs, and links to the other packages that they
 * need.
 */
let team: string;
const installed = (name: string) => join(team, 'node_modules', name);

let tarballs: Record<string, string>;

beforeAll(() => {
  team = mkdtempSync(join(tmpdir(), 'ember-packages-'));
  const paths = packAll('packages-to-check');
  tarballs = Object.fromEntries(published.map(({ manifest }, i) => [manifest.name, paths[i]!]));
  const modules = join(root, 'node_modules');
  const own = readdirSync(root);
  mkdirSync(installed(''));
  for (const name of readdirSync(modules)) {
    if (name !== '@emberite' && !own.includes(name))
      symlinkSync(join(modules, name), installed(name));
  }
  for (const { folder, manifest } of published) {
    const place = installed(manifest.name);
    mkdirSync(place, { recursive: true });
    const tarball = tarballs[manifest.name]!;
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
    const inside = join(root, folder, 'node_modules');
    if (existsSync(inside)) symlinkSync(inside, join(place, 'node_modules'));
  }
});

afterAll(() => rmSync(team, { recursive: true, force: true }));

/** Runs a program in the team's folder. Resolves with its output, even if it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const done = promisify(execFile)(program, args, { cwd: team }).catch((error: unknown) => error);
  const { stdout, stderr } = (await done) as { stdout: string; stderr: string };
  return stdout + stderr;
}

const node = (program: string) => run(process.execPath, '--input-type=module', '--eval', program);

/** The manifest of a package that is installed there. */
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as Manifest & {
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };

/** What a package needs, with the ranges of versions. */
function needsOf(name: string): Record<string, string> {
  const { dependencies, peerDependencies } = manifestOf(name);
  return { ...dependencies, ...peerDependencies };
}

describe.runIf(isFull).each(published)('$manifest.name', (one) => {
  const { name } = one.manifest;

  it('has a manifest that publint finds no fault with', async () => {
    const { buffer: tarball } = new Uint8Array(readFileSync(tarballs[name]!));
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that every resolution of ES modules finds', async () => {
    const content = createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[name]!)));
    const entrypoints = entriesOf(one).flatMap(({ subpath, file }) =>
      /\.tsx?$/.test(file) ? [subpath] : [],
    );
    const analysis = await checkPackage(content, { entrypoints });
    if (entrypoints.length === 0) return;
    if (!analysis.types) throw new Error(`${name} has no types.`);
    expect(Object.keys(analysis.entrypoints)).toEqual(entrypoints);
    for (const resolutionKind of ['node16-esm', 'bundler'] as const) {
      expect(filterProblems(analysis, { resolutionKind })).toEqual([]);
    }
  });

  it('imports only what it contains or declares', () => {
    const place = installed(name);
    const needs = needsOf(name);
    const missing = globSync('dist/**/*.{js,d.ts}', { cwd: place }).flatMap((file) =>
      importsOf(file, readFileSync(join(place, file), 'utf8'))
        .filter((specifier) =>
          specifier.startsWith('.')
            ? !existsSync(join(place, dirname(file), specifier))
            : !isBuiltin(specifier) &&
              packageOf(specifier) !== name &&
              !(packageOf(specifier) in needs),
        )
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a README whose links lead to what it contains', () => {
    const place = installed(name);
    const dead = ['README.md', ...globSync('docs/*.md', { cwd: place })].flatMap((file) =>
      [...readFileSync(join(place, file), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
        .filter(([, to]) => !existsSync(join(place, dirname(file), to!)))
        .map(([link]) => `${file}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('shares only what it exports', () => {
    const { shared = {} } = one.manifest;
    const subpaths = entriesOf(one).map(({ subpath }) => subpath);
    expect(Object.keys(shared).filter((name) => !subpaths.includes(name))).toEqual([]);
    expect(Object.values(shared).filter((when) => when !== 'eager' && when !== 'lazy')).toEqual([]);
  });

  it('needs versions of the others that a range names and that they have', () => {
    const needs = needsOf(name);
    const others = published.filter(({ manifest }) => manifest.name in needs);
    const wrong = others.flatMap(({ manifest }) => {
      const range = needs[manifest.name]!;
      return range !== '*' && satisfies(manifest.version, range) ? [] : [manifest.name];
    });
    expect(wrong).toEqual([]);
  });
});

it('only the tests of a team and the registry, whose gate opens a site, bring the API', () => {
  const withApi = published.filter(({ manifest }) =>
    ['@emberite/api', '@emberite/testing'].some((api) => api in needsOf(manifest.name)),
  );
  expect(withApi.map(({ manifest }) => manifest.name)).toEqual([
    '@emberite/testing',
    '@emberite/registry',
  ]);
});

it
  .runIf(isFull)
  .each([
    'cli ember',
    'create-remote create-remote',
    'api ember-api',
    'gateway ember-gateway',
    'registry ember-registry',
  ])('says under an older Node which one it needs: %s', async (given) => {
  const [folder = '', name = ''] = given.split(' ');
  const program = join(installed(`@emberite/${folder}`), 'bin', `${name}.mjs`);
  const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
  expect(await run(process.execPath, '--import', `data:text/javascript,${older}`, program)).toBe(
    `${name} needs Node 24 or newer. This is Node 20.20.2.\n`,
  );
});

/** All packages that npm installs with one, itself included. */
function installedWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {}, peerDependenciesMeta = {} } = manifestOf(name);
  for (const one of Object.keys(needsOf(name))) {
    if (one in dependencies || !peerDependenciesMeta[one]?.optional) installedWith(one, found);
  }
  return found;
}

it('the tests of a team bring nothing native, nothing for services elsewhere, and no install script', () => {
  const all = installedWith('@emberite/testing');
  const heavy = ['node-av', 'sharp', 'stripe', 'pg', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'];
  expect(heavy.filter((one) => all.has(one))).toEqual([]);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const runs = (one: string) => packages[`node_modules/${one}`]?.hasInstallScript;
  expect([...all].filter(runs)).toEqual([]);
  expect(runs('node-av')).toBe(true);
});

const compilers = ['@rspack/core', '@rspack/cli', 'typescript', 'lightningcss'];

it.runIf(isFull).each([
  ['gateway', [...compilers, 'react', 'react-dom', 'playwright-core', 'sharp', '@emberite/sdk']],
  [
    'registry',
    ['@rspack/core', '@rspack/cli', 'typescript', 'react', 'react-dom', '@emberite/sdk'],
  ],
  ['api', [...compilers, 'react', 'react-dom', 'playwright-core', '@emberite/sdk']],
])(
  'ember-%s runs from its package, and brings nothing to build or show pages',
  async (name, not) => {
    const all = installedWith(`@emberite/${name}`);
    expect(not.filter((one) => all.has(one))).toEqual([]);
    const { bin = {} } = manifestOf(`@emberite/${name}`);
    const program = join(installed(`@emberite/${name}`), bin[`ember-${name}`]!);
    expect(await run(process.execPath, program, '--help')).toContain(`Usage: ember-${name}`);
  },
);

describe.runIf(isFull)('installed by npm in an empty folder', () => {
  /** Installs one in a folder. Returns what calls its programs there. */
  async function install(name: string, cwd: string, settings: Record<string, string>) {
    writeFileSync(join(cwd, 'package.json'), '{}');
    const ours = [...installedWith(`@emberite/${name}`)].flatMap((one) => tarballs[one] ?? []);
    const options = ['install', '--omit=dev', '--no-audit', '--no-fund', ...ours];
    await promisify(execFile)('npm', options, { cwd });
    const env = { PATH: process.env['PATH'], ...settings };
    return async (program: string, ...words: string[]) => {
      const call = [join(cwd, 'node_modules/.bin', program), ...words];
      return (await promisify(execFile)(process.execPath, call, { cwd, env })).stdout;
    };
  }

  it.each(['gateway', 'registry', 'api'])('ember-%s reads its settings', async (name) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ember-operator-'));
    const call = await install(name, folder.path, { API_URL: 'http://127.0.0.1:1' });
    expect(await call(`ember-${name}`, '--check')).toContain(
      `The settings of ember-${name} are valid.`,
    );
  });

  it('the API brings what gives roles and what backs up', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ember-operator-'));
    const call = await install('api', folder.path, {});
    await expect(call('ember-people', 'staff', 'list')).rejects.toThrow('does not exist');
    mkdirSync(join(folder.path, '.data'));
    await call('ember-people', 'staff', 'add', 'kay@ember.example');
    await call('ember-backup', 'copy');
    rmSync(join(folder.path, '.data'), { recursive: true });
    await call('ember-backup', '--restore', 'copy');
    expect(await call('ember-people', 'staff', 'list')).toContain('kay@ember.example');
  });
});

it('has the types of every CSS Module', () => {
  const sheets = globSync('*/dist/**/*.module.css', { cwd: installed('@emberite') });
  expect(sheets.length).toBeGreaterThan(50);
  const types = (sheet: string) => join(installed('@emberite'), sheet.replace(/css$/, 'd.css.ts'));
  expect(sheets.filter((sheet) => !existsSync(types(sheet)))).toEqual([]);
});

it('plain Node imports them', async () => {
  const program = `
    await import('@emberite/api');
    const { brand } = await import('@emberite/content/brand');
    const { authMe } = await import('@emberite/sdk/api');
    const { remote } = await import('@emberite/cli/build');
    const { openSite } = await import('@emberite/testing');
    const { readTokens } = await import('@emberite/ui-kit/tokens');
    console.log(typeof brand, ...[authMe, remote, openSite, readTokens].map((one) => typeof one));
  `;
  expect(await node(program)).toBe('object function function function function\n');
});

it("a gateway starts without Node's own fetch, which takes 13 MB", async () => {
  const loaded = await node(`
    await import('@emberite/gateway');
    await import('@emberite/store/openConfiguredStore');
    console.log(process.moduleLoadList.join('\\n'));
  `);
  expect(loaded).toContain('NativeModule http');
  expect(loaded).not.toContain('internal/deps/undici/undici');
});

/** Imports of all that browser code may use. */
const everything = published
  .filter(({ folder }) => /(^|\/)(content|contract|sdk|ui-kit)$/.test(folder))
  .flatMap((one) => entriesOf(one).map(({ subpath }) => one.manifest.name + subpath.slice(1)))
  .filter((specifier) => !/\.\w+$/.test(specifier))
  .map((specifier) => `import '${specifier}';`)
  .join('\n');

const page = `
import { brand } from '@emberite/content/brand';
import { createForm, useForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import * as styles from './node_modules/@emberite/ui-kit/dist/Button/Button.module.css';

export const nickname: Form<{ nickname: string }> = createForm({
  fields: { nickname: '' },
  check: () => null,
  send: async ({ nickname }) => console.log(nickname),
});

export function Nickname() {
  const form = useForm(nickname);
  return <Button className={styles.button} variant="primary">{brand.name + form.fields.nickname}</Button>;
}

// @ts-expect-error -- not a variant
export const wrongVariant = <Button variant="loud">Save</Button>;
// @ts-expect-error -- not a field
export const wrongField = () => nickname.change({ name: '' });
// @ts-expect-error -- not a class
export const wrongClass = styles.gone;
`;

it.runIf(isFull)('a team compiles what uses them, and checks all of their types', async () => {
  const compilerOptions = {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    allowArbitraryExtensions: true,
  };
  writeFileSync(join(team, 'everything.ts'), everything);
  writeFileSync(join(team, 'page.tsx'), page);
  const config = { compilerOptions, files: ['everything.ts', 'page.tsx'] };
  writeFileSync(join(team, 'tsconfig.json'), JSON.stringify(config));
  expect(await run('tsc', '-p', '.')).toBe('');
});

/** What a remote's build makes in a folder, but for the hashes of its scripts, and the bytes of those and its stylesheets. */
async function releaseIn(folder: string) {
  const dist = join(folder, 'dist');
  const { routes, uses, requires } = await describeBuild(dist);
  const bytes = (extension: string) =>
    globSync(`browser/*.${extension}`, { cwd: dist })
      .map((file) => statSync(join(dist, file)).size)
      .reduce((sum, size) => sum + size, 0);
  const plain = JSON.stringify(routes).replace(/\.[\da-f]{12}(?=\.js")/g, '');
  const pages = (JSON.parse(plain) as typeof routes).map(
    ({ js: _js, css: _css, ...route }) => route,
  );
  return { pages, uses, requires, js: bytes('js'), css: bytes('css') };
}

describe.runIf(isFull).each(remotes)('%s in a repository of its own', (remote) => {
  it('builds the same release as here, except for the order of its modules', async () => {
    const folder = join(team, remote);
    for (const part of ['src', 'package.json', 'rspack.config.ts']) {
      cpSync(join(root, remote, part), join(folder, part), { recursive: true });
    }
    await build(join(root, remote));
    const ember = join(installed('@emberite/cli'), 'dist/main.js');
    await promisify(execFile)(process.execPath, [ember, 'build'], { cwd: folder });
    const [here, there] = [await releaseIn(join(root, remote)), await releaseIn(folder)];
    // The location of a package determines the order of modules, and with it the minifier's names.
    expect(Math.abs(there.js - here.js) / here.js).toBeLessThan(0.001);
    expect({ ...there, js: 0 }).toEqual({ ...here, js: 0 });
  });
});
