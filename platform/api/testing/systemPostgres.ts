import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { installOrSkip } from '../../../tools/packages.ts';

/** Starts a cluster of its own on a free port, and deletes it with the process. */
const starter = '/usr/bin/pg_virtualenv';

/**
 * Starts Debian's PostgreSQL, with the client programs of its version, which it installs where that is allowed. Null, and a line that says
 * so, if it is missing.
 */
export async function startSystemPostgres() {
  const missing = () => (existsSync(starter) ? [] : ['postgresql']);
  if (!installOrSkip("PostgreSQL's own programs", missing)) return null;
  const address = 'postgres://$PGUSER:$PGPASSWORD@127.0.0.1:$PGPORT/postgres';
  // It ends when its input is closed.
  const child = spawn(starter, ['-t', 'sh', '-c', `echo "url ${address}"; cat`], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const url = /^url (.*)\n/m.exec(output)?.[1];
    if (!url) continue;
    return {
      /** The address of an empty database. */
      url,
      async stop() {
        child.stdin.end();
        child.stdout.resume();
        await ended;
      },
    };
  }
  throw new Error(`${starter} did not start: ${output}`);
}
