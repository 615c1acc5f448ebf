/** Finds and starts the Chromium of this machine: for the gate, browser tests and measurements. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { StartError } from '@emberite/config/startError';
import { chromium } from 'playwright-core';
import type { Config } from '@emberite/config/site';
import type { Browser, LaunchOptions } from 'playwright-core';

/** Chromium without a window: the same engine, but it opens in a third of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Full browsers, which open windows and can also send reports. */
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

/**
 * The path of an installed Chromium, preferably the one that `CHROMIUM` names; undefined if there
 * is none.
 */
const findChromium = (): string | undefined =>
  firstOf([process.env['CHROMIUM'], headlessShell, ...whole, chromium.executablePath()]);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The path of the Chromium in which the registry opens releases; undefined if there is none, or `CHROMIUM` is `none`.
 * Throws a {@link StartError} if `CHROMIUM` names no program: releases would go live unseen.
 */
export function gateChromium({ chromium: named }: Pick<Config, 'chromium'>): string | undefined {
  if (named === undefined) return findChromium();
  if (named === 'none') return undefined;
  if (isProgram(named)) return named;
  throw new StartError(`CHROMIUM must be the path of a Chromium or none, not "${named}".`);
}

/** The path of a Chromium with a window; undefined if there is none. */
export const findWholeChromium = (): string | undefined => firstOf(whole);

/** Returns the path of an installed Chromium. Throws a {@link StartError} if there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  throw new StartError(
    'No Chromium found. Install Google Chrome (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of a Chromium.',
  );
}

/**
 * Starts Chromium, the one of {@link chromiumPath} unless told otherwise, with `args` in addition to those that every
 * run needs.
 */
export async function launchChromium({
  args = [],
  executablePath = chromiumPath(),
  ...options
}: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      // The headless shell would draw letters at other widths than Chromium with a window does.
      '--font-render-hinting=slight',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
    ...options,
  });
}
