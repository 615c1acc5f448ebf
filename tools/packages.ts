/** Installs packages of the system that tests need, where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this may install Debian's packages: as root. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages. Whether that worked shows in their files. */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Installs what something needs, where that is allowed, and prints that, or that its tests are
 * skipped. Returns whether everything is there.
 */
export function installOrSkip(name: string, missing: () => string[]): boolean {
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  if (missing().length > 0 && mayInstall()) {
    log(`Installing ${name} from the system packages …`);
    install(...missing());
  }
  const left = missing();
  if (left.length === 0) return true;
  const reason = mayInstall()
    ? 'could not be installed'
    : 'may only be installed by root, on Debian';
  log(`Skipping ${name}: ${left.join(' and ')} ${reason}.`);
  return false;
}
