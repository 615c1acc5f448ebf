/** Installs system packages that tests need, where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Whether this may install Debian's packages: as root. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian asks this program, if it is there, whether to start a service. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian's packages, without starting the services that they contain. Whether that worked
 * shows in their files.
 */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Two test files may install something at the same time.
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'ignore', env });
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (isOurs) rmSync(servicePolicy);
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
