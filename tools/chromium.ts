/** Installs the Chromium for browser tests and measurements, where that is allowed. */
import { existsSync } from 'node:fs';
import {
  chromiumPath,
  findWholeChromium,
  headlessShell,
  launchChromium as launch,
} from '@emberite/registry/chromium';
import type { Browser } from 'playwright-core';
import { install, mayInstall } from './packages.ts';
import { patience } from './slow.ts';

export { chromiumPath } from '@emberite/registry/chromium';

/** Starts Chromium. What a test waits for on its pages may take as long as for `expect.poll`. */
export async function launchChromium(...options: Parameters<typeof launch>): Promise<Browser> {
  const browser = await launch(...options);
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

/** A fake camera and microphone, which show a test picture and beep. */
const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The browser that the test files of this process share. It ends with it. */
let shared: Promise<Browser> | undefined;

/** Returns the browser that the test files of a worker share, which has a fake camera and microphone. */
export async function sharedChromium(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchChromium({ args: devices });
  return shared!;
}

/**
 * Returns the path of a Chromium: Debian's headless shell, which it installs when it runs as root,
 * or another of the system's, or Playwright's. Throws if there is none.
 */
export function ensureChromium(log: (line: string) => void): string {
  // Nobody has chosen another Chromium.
  if (!existsSync(headlessShell) && !process.env['CHROMIUM'] && mayInstall()) {
    log('Installing Chromium from the system packages …');
    install('chromium-headless-shell');
  }
  return chromiumPath();
}

/** Returns the path of a Chromium with a window, which a full run installs; undefined without one. */
export function wholeChromiumPath(): string | undefined {
  if (process.env['EMBER_FULL'] && !findWholeChromium() && mayInstall()) install('chromium');
  return findWholeChromium();
}
