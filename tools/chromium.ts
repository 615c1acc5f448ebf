/** Finds, installs and starts the Chromium for browser tests and measurements. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = () =>
  [process.env['CHROMIUM'], ...system, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );

const none =
  'No Chromium found. Install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.';

/**
 * Returns the path of a Chromium: the system's, Playwright's, or Debian's package, which it installs
 * when it runs as root. Throws if there is none.
 */
export function ensureChromium(log: (line: string) => void): string {
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing Chromium from the system packages …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(none);
}

/** Starts Chromium, with `args` in addition to those that every run needs. */
export async function launchChromium({
  args = [],
  ...options
}: Omit<LaunchOptions, 'executablePath'> = {}): Promise<Browser> {
  const executablePath = found();
  if (!executablePath) throw new Error(none);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
    ...options,
  });
}
