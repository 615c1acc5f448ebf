import { ensureChromium } from '../../../../tools/chromium.ts';
import { installOrSkip } from '../../../../tools/packages.ts';
import { firefox } from './puppeteer.ts';
import { webKit } from './webKit.ts';

/** Installs the engines once for all tests, where that is allowed, and says which will be skipped. */
export function setup(): void {
  process.env['CHROMIUM'] = ensureChromium((line) => void process.stdout.write(`${line}\n`));
  for (const { name, missing } of [firefox, webKit]) installOrSkip(name, missing);
}
