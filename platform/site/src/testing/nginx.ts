import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOrSkip } from '../../../../tools/packages.ts';

const program = '/usr/sbin/nginx';

/** Whether Debian's nginx is there; it is installed where that is allowed. */
export const hasNginx = () =>
  installOrSkip('nginx', () => (existsSync(program) ? [] : ['nginx-light']));

/**
 * Starts nginx with the example of docs/operate.md. It serves when this resolves.
 *
 * @param addresses the addresses in the example, and what they are replaced by
 */
export async function startNginx(addresses: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'ember-nginx-'));
  const example = await readFile('docs/nginx/site.conf', 'utf8');
  const site = example
    .replaceAll(new RegExp(Object.keys(addresses).join('|'), 'g'), (from) => addresses[from]!)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '');
  const own = `user root; pid nginx.pid; error_log error.log; events {}
    http { access_log off; include site.conf; }`;
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), own);
  const nginx = (...args: string[]) =>
    execFileSync(program, ['-p', folder, '-c', 'nginx.conf', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  nginx();
  return {
    async stop() {
      nginx('-s', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
