/**
 * `npm run pack`: writes every package that is not `private` to `.cache/packages` as the tarball that
 * a registry gets. Inside the repository, `exports` lead to the sources; in a tarball they lead to
 * `dist`: ES modules, declarations, source maps, and beside them the stylesheets, fonts and pictures.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './imports.ts';
import { exportsOf, isPage, isPart, published } from './published.ts';
import type { PublishedPackage } from './published.ts';

const isCode = (file: string) => /\.tsx?$/.test(file);

/** The files in the sources of a package that are published, from its folder; a page has only its build. */
const sourcesOf = (one: PublishedPackage) =>
  isPage(one)
    ? []
    : globSync('src/**/*.*', { cwd: join(root, one.folder) }).filter((file) => isPart(one, file));

/** The source files of a package, from the root of the repository. */
const codeOf = (one: PublishedPackage) =>
  sourcesOf(one)
    .filter(isCode)
    .map((file) => join(one.folder, file));

/** Compiles all packages at once, to folders as in the repository: each finds the types of the others. */
function compile(packages: string): void {
  const fromConfig = (path: string) => `../../${path}`;
  const config = {
    extends: fromConfig('tools/types/base.json'),
    compilerOptions: {
      noEmit: false,
      // `npm test` checks them, each in its own environment.
      noCheck: true,
      incremental: false,
      lib: ['es2024', 'dom', 'dom.iterable', 'esnext.disposable'],
      types: ['node'],
      declaration: true,
      rewriteRelativeImportExtensions: true,
      sourceMap: true,
      inlineSources: true,
      sourceRoot: 'emberite:///',
      rootDir: fromConfig('.'),
      outDir: 'compiled',
    },
    // All by name: the compiler leaves out what it finds only through another package.
    files: published.flatMap(codeOf).concat('packages/cli/files.d.ts').map(fromConfig),
  };
  writeFileSync(join(packages, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['tools/cssTypes.ts'], { cwd: root });
  execFileSync('tsc', ['-p', join(packages, 'tsconfig.json')], { stdio: 'inherit' });
}

/** Where a file of the sources is in the package; other text stays as it is. */
const inPackage = (text: string) =>
  text.startsWith('./src/') ? text.replace('./src/', './dist/').replace(/\.tsx?$/, '.js') : text;

/** Where a program of a package begins. */
const programOf = (name: string) => `./bin/${name}.mjs`;

/** The beginning of a program: an older Node could not even read the rest, and would say so in a stack. */
const beginning = (name: string, node: string, main: string) => `#!/usr/bin/env node
if (parseInt(process.versions.node, 10) < ${node}) {
  process.stderr.write(\`${name} needs Node ${node} or newer. This is Node \${process.versions.node}.\\n\`);
  process.exit(1);
}
await import('.${main}');
`;

/** The manifest that a package is published with. */
function publishedManifest(one: PublishedPackage): object {
  const { scripts: _, devDependencies: __, dependencies, bin, ...rest } = one.manifest;
  const toTarget = (target: string) =>
    isCode(target)
      ? { types: inPackage(target).replace(/\.js$/, '.d.ts'), default: inPackage(target) }
      : inPackage(target);
  return {
    ...(JSON.parse(
      JSON.stringify(isPage(one) ? rest : { ...rest, dependencies }),
      (_key, value: unknown) => (typeof value === 'string' ? inPackage(value) : value),
    ) as object),
    ...(bin && {
      bin: Object.fromEntries(Object.keys(bin).map((name) => [name, programOf(name)])),
    }),
    exports: Object.fromEntries(exportsOf(one).map(([name, target]) => [name, toTarget(target)])),
    files: [
      ...new Set([
        'dist',
        ...(bin ? ['bin'] : []),
        'docs',
        'CHANGELOG.md',
        ...(one.manifest.files ?? []),
      ]),
    ],
  };
}

// What the compiler does not rewrite: the name of a file that a worker or process runs, and imports
// in declarations, where a stylesheet that is not a module has no types.
const runFile = /(?<=new URL\('[^'\n]+)\.ts(?=', import\.meta\.url\))/g;
const importInTypes = /(?<=['"]\.\.?\/[^'"\n]+)\.tsx?(?=['"])/g;
const stylesheetInTypes = /^import '[^'\n]+\.css';$/gm;

/** A text of the repository as it is in a package: no pictures, and no links but to what `docs` has there. */
const standalone = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replace(/^!\[[^\]]*\]\(.+\)\n\n/gm, '')
    .replace(
      /\[([^\]]+)\]\((?![a-z]+:|#)(?:\.\.\/\.\.\/(docs\/[^)]+)|[^)]+)\)/g,
      (_link, said: string, to?: string) => (to ? `[${said}](${to})` : said),
    );

/** Puts a package together, in a folder among `packages`. Returns that folder. */
function stage(packages: string, one: PublishedPackage): string {
  const target = join(packages, one.folder);
  mkdirSync(target, { recursive: true });
  if (!isPage(one)) renameSync(join(packages, 'compiled', one.folder, 'src'), join(target, 'dist'));
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: target })) {
    const text = readFileSync(join(target, file), 'utf8');
    const complete = file.endsWith('.js')
      ? text.replace(runFile, '.js')
      : text.replace(importInTypes, '.js').replace(stylesheetInTypes, 'export {};');
    writeFileSync(join(target, file), complete);
  }
  const copy = (from: string, to: string) =>
    cpSync(join(root, from), join(target, to), { recursive: true });
  for (const file of sourcesOf(one)) {
    if (isCode(file)) continue;
    copy(join(one.folder, file), file.replace('src', 'dist'));
    if (!file.endsWith('.module.css')) continue;
    const types = file.replace(/\.css$/, '.d.css.ts');
    copy(join('.cache/css', one.folder, types), types.replace('src', 'dist'));
  }
  const others = isPage(one) ? [] : (one.manifest.files ?? []);
  for (const file of ['CHANGELOG.md', ...others]) copy(join(one.folder, file), file);
  const readme = standalone(join(one.folder, 'README.md'));
  writeFileSync(join(target, 'README.md'), readme);
  mkdirSync(join(target, 'docs'));
  for (const [path] of readme.matchAll(/(?<=\]\()docs\/[^)#]+/g))
    writeFileSync(join(target, path), standalone(path));
  if (isPage(one)) {
    // Not in its own folder, whose build a site may serve.
    const build = ['build', '--output-path', join(target, 'dist')];
    execFileSync('rspack', build, { cwd: join(root, one.folder) });
  }
  copy('LICENSE', 'LICENSE');
  const { bin = {}, engines } = one.manifest;
  for (const [name, main] of Object.entries(bin)) {
    const node = engines?.node?.replace('>=', '') ?? '';
    mkdirSync(join(target, 'bin'), { recursive: true });
    writeFileSync(join(target, programOf(name)), beginning(name, node, inPackage(main)), {
      mode: 0o755,
    });
  }
  writeFileSync(join(target, 'package.json'), JSON.stringify(publishedManifest(one), null, 2));
  return target;
}

/**
 * Packs every published package. Returns the paths of the tarballs, in the order of {@link
 * published}.
 *
 * @param name of a folder in `.cache`; concurrent calls need different ones
 */
export function packAll(name = 'packages'): string[] {
  const packages = join(root, '.cache', name);
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  compile(packages);
  const folders = published.map((one) => stage(packages, one));
  const command = ['pack', '--silent', '--pack-destination', packages, ...folders];
  const names = execFileSync('npm', command, { encoding: 'utf8' }).trim().split('\n');
  return names.map((name) => join(packages, name));
}

if (import.meta.main) process.stdout.write(`${packAll().join('\n')}\n`);
