import { ensureChromium } from '../../../tools/chromium.ts';
import { install, mayInstall } from '../../../tools/packages.ts';
import { firefox } from './puppeteer.ts';
import { webKit } from './webKit.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);

/** Installs the engines once for all tests, where that is allowed, and says which will be skipped. */
export function setup(): void {
  process.env['CHROMIUM'] = ensureChromium(log);
  for (const { name, missing } of [firefox, webKit]) {
    if (missing().length > 0 && mayInstall()) {
      log(`Installing ${name} from the system packages …`);
      install(...missing());
    }
    if (missing().length > 0) {
      log(`Skipping ${name}: Debian's ${missing().join(', ')} can only be installed as root.`);
    }
  }
}
