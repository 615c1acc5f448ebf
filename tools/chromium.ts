/** Finds, installs and starts the Chromium for browser tests and measurements. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';

/** Chromium without a window: the same engine, but it opens in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

const system = [
  shell,
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
  'No Chromium found. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM to its path.';

/** Whether this may install Debian's package: as root, where nobody has chosen another Chromium. */
const mayInstall = () =>
  !process.env['CHROMIUM'] && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Returns the path of a Chromium: Debian's headless shell, which it installs when it runs as root,
 * or another of the system's, or Playwright's. Throws if there is none.
 */
export function ensureChromium(log: (line: string) => void): string {
  if (!existsSync(shell) && mayInstall()) {
    log('Installing Chromium from the system packages …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const path = found();
  if (!path) throw new Error(none);
  return path;
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
      // The headless shell would draw letters at other widths than Chromium with a window does.
      '--font-render-hinting=slight',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
    ...options,
  });
}
