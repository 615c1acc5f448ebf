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
