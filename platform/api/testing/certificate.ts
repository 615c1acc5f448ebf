import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../src/testing/newFolder.ts';

/** Makes a certificate for `localhost` and its key, both as PEM, that expired yesterday. Needs `openssl`. */
export function expiredCertificate(): { cert: string; key: string } {
  const cwd = newFolder();
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd, stdio: 'pipe' });
  openssl(
    'req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key -out request -subj /CN=localhost -addext subjectAltName=DNS:localhost',
  );
  openssl('x509 -req -in request -signkey key -days -1 -copy_extensions copyall -out cert');
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
  const made = { cert: read('cert'), key: read('key') };
  rmSync(cwd, { recursive: true });
  return made;
}
