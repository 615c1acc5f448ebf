import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyBase } from './prepare.ts';
import { folderInside } from '../../../tools/files.ts';
import { follow } from '../../../tools/follow.ts';
import { freePort } from '../../../tools/freePort.ts';
import { manifests } from '../../../tools/manifests.ts';

/** `npm run dev` on a copy of the sources, which a test may edit. */
export type DevSite = Awaited<ReturnType<typeof startDevSite>>;

const skipped = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;

/** Copies the workspace: sources as files, installed packages as links. */
async function copyWorkspace(to: string): Promise<void> {
  const packages = Object.keys(manifests);
  for (const name of ['package.json', 'package-lock.json', 'tools', ...packages]) {
    await cp(name, join(to, name), { recursive: true, filter: (path) => !skipped.test(path) });
  }
  const modules = join(to, 'node_modules');
  await mkdir(join(modules, '@emberite'), { recursive: true });
  for (const name of await readdir('node_modules')) {
    if (name === '@emberite' || packages.includes(name) || name === '.installed') continue;
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  for (const [one, { name }] of Object.entries(manifests)) {
    await symlink(resolve(to, one), join(modules, name));
    await symlink(resolve(one, 'node_modules'), join(to, one, 'node_modules'));
  }
  const lock = createHash('sha256').update(await readFile('package-lock.json'));
  await writeFile(join(modules, '.installed'), lock.digest('hex'));
}

/** Runs a site in a process of its own. `folders` are removed when it ends. */
export async function runSite(
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env }: { cwd?: string; env: Record<string, string> },
  folders: string[],
) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PORT: String(port), METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const { output, says } = follow(child);
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  await says(/Ready on/).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // `output` is everything that it has printed.
  return { url: `http://localhost:${port}`, output, close };
}

/** Starts `npm run dev` for some remotes; the others come from the base store. */
export async function startDevSite(...remotes: string[]) {
  const { path: folder } = await folderInside('dev');
  const dataDir = await mkdtemp(join(tmpdir(), 'ember-dev-'));
  await copyWorkspace(folder);
  await copyBase(dataDir);
  const options = { cwd: folder, env: { DATA_DIR: dataDir, NODE_ENV: '' } };
  return {
    ...(await runSite(['npm', 'run', 'dev', ...remotes], options, [folder, dataDir])),
    /** Folder of its release store. */
    store: join(dataDir, 'store'),
    /** Replaces a part of a source file. Returns a function that restores the file. */
    async edit(file: string, part: string, by: string) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(part)) throw new Error(`${file} does not contain ${part}.`);
      await writeFile(path, before.replace(part, by));
      return () => writeFile(path, before);
    },
  };
}
