/** Finds, installs and starts the Chromium for browser tests and measurements. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { install, mayInstall } from './packages.ts';

/** Chromium without a window: the same engine, but it opens in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Full browsers, which open windows and can also send reports. */
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/** Returns the path of an installed Chromium. Throws if there is none. */
export function chromiumPath(): string {
  const found = firstOf([process.env['CHROMIUM'], shell, ...whole, chromium.executablePath()]);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install Google Chrome (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of a Chromium.',
  );
}

/**
 * Returns the path of a Chromium: Debian's headless shell, which it installs when it runs as root,
 * or another of the system's, or Playwright's. Throws if there is none.
 */
export function ensureChromium(log: (line: string) => void): string {
  // Nobody has chosen another Chromium.
  if (!existsSync(shell) && !process.env['CHROMIUM'] && mayInstall()) {
    log('Installing Chromium from the system packages …');
    install('chromium-headless-shell');
  }
  return chromiumPath();
}

/** Returns the path of a Chromium with a window, which a full run installs; undefined without one. */
export function wholeChromiumPath(): string | undefined {
  if (process.env['EMBER_FULL'] && !firstOf(whole) && mayInstall()) install('chromium');
  return firstOf(whole);
}

/** Starts Chromium, the one of {@link chromiumPath} unless told otherwise, with `args` in addition to those that every run needs. */
export async function launchChromium({
  args = [],
  ...options
}: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
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
