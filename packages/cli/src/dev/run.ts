import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { RefusedError } from '@emberite/release';
import { say } from '@emberite/release/terminal';
import { checkFolder } from '../build/manifest.ts';
import { askSite } from '../network.ts';
import { watchBuilds } from './builds.ts';
import { bootOf } from './document.ts';
import { createDevServer } from './server.ts';

/** Prints a message, which may have several lines. */
const log = (text: string) => text.split('\n').forEach((line) => say(line));

/** Throws a {@link RefusedError} if there is not a site of Ember at an address. */
async function findSite(site: string): Promise<void> {
  const response = await askSite(site);
  if (!bootOf(await response.text())) throw new RefusedError(`${site} is not a site of Ember.`);
}

/** The port of a site in development, if it is free. */
const usualPort = 4000;

/** Listens on this machine. Throws a {@link RefusedError} if it cannot, e.g. because the port is in use. */
export async function listen(server: Server, port: number | undefined): Promise<void> {
  const tried = port ?? usualPort;
  try {
    const listening = once(server, 'listening');
    server.listen(tried, '127.0.0.1');
    await listening;
  } catch (error) {
    if (port === undefined) return listen(server, 0);
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE'
        ? `Port ${port} is in use.`
        : `Cannot listen on port ${port}: ${message}.`;
    throw new RefusedError(`${why} Choose another one, or any that is free: --port 0`);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The folder for the builds of this process. Removes what processes have left that could not end in order. */
export async function ownFolder(cache: string): Promise<string> {
  for (const name of await readdir(cache).catch(() => [])) {
    if (!isAlive(Number(name))) await rm(join(cache, name), { recursive: true, force: true });
  }
  return resolve(cache, String(process.pid));
}

/**
 * Runs a site with the remote in a folder as a development build, until Ctrl-C or SIGTERM.
 *
 * @param site origin of the site
 * @param cache folder for the builds of all such processes
 * @param port where to listen on this machine, 0 for any; without it, 4000 or any that is free
 */
export async function runDev(
  site: string,
  folder: string,
  cache: string,
  port: number | undefined,
): Promise<void> {
  checkFolder(folder);
  await findSite(site);
  const controller = new AbortController();
  const stopped = once(controller.signal, 'abort');
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort());
  const building = watchBuilds([folder], await ownFolder(cache), log, controller.signal);
  const builds = await building.catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  if (!builds) return;
  const url = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const { server, close } = createDevServer(site, builds, url, log);
  await listen(server, port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  log(`All but ${builds.names.join(', ')} comes from ${site}. Press Ctrl-C to stop`);
  log(`Ready on ${url()}`);
  await stopped;
  await close();
}
