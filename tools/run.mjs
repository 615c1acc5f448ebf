/**
 * The first step of `npm start`, `npm test` and the other scripts. Installs packages if the lock file
 * has changed since the last time, then runs the script with the project's own Node, or with the
 * machine's where the registry has no binary for it. It is plain JavaScript because it runs under
 * whatever Node the machine has.
 *
 *   node tools/run.mjs <script.ts> [arguments …]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

/**
 * Links the binary of Node for this platform. npm does that, too, but npm 10 removes the link again
 * with the packages for other platforms, which have the same.
 */
function linkNode() {
  const { platform, arch } = process;
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const own = join(root, `node_modules/${name}-${platform}-${arch}/bin/node`);
  rmSync(join(bin, 'node'), { force: true });
  if (existsSync(own)) symlinkSync(relative(bin, own), join(bin, 'node'));
}

/** Passes on to a child process what tells this one to end. Returns the child. */
function forward(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return child;
}

/** Runs npm ci; prints the elapsed time every ten seconds. */
function install() {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  const timer = setInterval(() => process.stdout.write(`… ${seconds()} s\n`), 10_000);
  const npm = forward(
    spawn('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  return new Promise((resolve) => {
    npm.on('exit', (code) => {
      clearInterval(timer);
      if (code === null) process.exit(1);
      if (code !== 0) {
        process.stderr.write('Could not install the packages. Run npm ci to see why.\n');
        process.exit(1);
      }
      linkNode();
      writeFileSync(stamp, lock);
      process.stdout.write(`Installed in ${seconds()} s\n`);
      resolve();
    });
  });
}

/** The oldest major version of Node that runs the scripts, which are TypeScript. */
const oldest = 26;

/** The Node to run the script with: the project's own, else the machine's if it is new enough. */
function findNode() {
  const own = join(bin, 'node');
  // It needs glibc, which Alpine does not have.
  if (spawnSync(own, ['--version'], { stdio: 'ignore' }).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= oldest) return process.execPath;
  process.stderr.write(
    `No Node for ${process.platform} on ${process.arch} came with the packages. Install Node ${oldest} or newer.\n`,
  );
  process.exit(1);
}

if (!installed()) await install();

/** What no proxy of a company reaches: this machine. */
const direct = [process.env.no_proxy ?? process.env.NO_PROXY, 'localhost', '127.0.0.1', '::1']
  .filter(Boolean)
  .join();

/** Node has a `localStorage` too, which pages rendered here would mistake for a browser's. */
const noWebStorage = '--no-experimental-webstorage';

const program = spawn(findNode(), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, noWebStorage].filter(Boolean).join(' '),
    NO_PROXY: direct,
    no_proxy: direct,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    // Node's compile cache: with it, a program starts in three quarters of the time.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  },
});
forward(program).on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
