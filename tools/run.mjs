/**
 * The first step of `npm start`, `npm test` and the other scripts. Installs packages if the lock file
 * has changed since the last time, then runs the script with the project's own Node. It is plain
 * JavaScript because it runs under whatever Node the machine has.
 *
 *   node tools/run.mjs <script.ts> [arguments …]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

/** Runs npm install; prints the elapsed time every ten seconds. */
function install() {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  const timer = setInterval(() => process.stdout.write(`… ${seconds()} s\n`), 10_000);
  // Not `npm ci`: it rejects a lock file that lacks optional packages for other platforms, but npm
  // itself writes such a file if the registry does not have them.
  const npm = spawn(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return new Promise((resolve) => {
    npm.on('exit', (code) => {
      clearInterval(timer);
      if (code !== 0 || !existsSync(join(bin, 'node'))) {
        process.stderr.write('Could not install the packages. Run npm install to see why.\n');
        process.exit(1);
      }
      writeFileSync(stamp, lock);
      process.stdout.write(`Installed in ${seconds()} s\n`);
      resolve();
    });
  });
}

if (!installed()) await install();

const child = spawn(join(bin, 'node'), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
