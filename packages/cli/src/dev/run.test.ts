import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchBuilds } from './builds.ts';
import { listen, ownFolder, runDev } from './run.ts';

const tempFolder = () => mkdtempDisposable(join(tmpdir(), 'ember-run-'));

it('says in a sentence that a folder has no remote', async () => {
  await using folder = await tempFolder();
  await expect(
    runDev('https://ember.example', folder.path, join(folder.path, '.cache'), 0),
  ).rejects.toThrow(`There is no remote in ${folder.path}`);
});

it('does not develop in front of a site that is elsewhere', async () => {
  await using folder = await tempFolder();
  await writeFile(join(folder.path, 'rspack.config.ts'), '');
  const server = createServer((_, response) => {
    response.writeHead(308, { Location: 'https://ember.example/' }).end();
  });
  await listen(server, 0);
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(runDev(site, folder.path, join(folder.path, '.cache'), 0)).rejects.toThrow(
    `${site} redirects to https://ember.example: if that is the site, use that address.`,
  );
  server.close();
});

it('says in a sentence why it cannot listen', async () => {
  const [first, second] = [createServer(), createServer()];
  await listen(first, 0);
  const { port } = first.address() as AddressInfo;
  await expect(listen(second, port)).rejects.toThrow(
    `Port ${port} is in use. Choose another one, or any that is free: --port 0`,
  );
  first.close();
  const denied = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' });
  vi.spyOn(second, 'listen').mockImplementation(() => {
    queueMicrotask(() => second.emit('error', denied));
    return second;
  });
  await expect(listen(second, 80)).rejects.toThrow(
    'Cannot listen on port 80: listen EACCES: permission denied. Choose another one',
  );
});

it('keeps the builds of other processes, and leaves none', async () => {
  await using cache = await tempFolder();
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  for (const name of [process.ppid, ended.pid, 'mf-events']) {
    await mkdir(join(cache.path, String(name), 'browser'), { recursive: true });
  }
  const own = await ownFolder(cache.path);
  expect(await readdir(cache.path)).toEqual([String(process.ppid)]);
  const builds = await watchBuilds([], own, () => {}, new AbortController().signal);
  await mkdir(own);
  await builds.close();
  expect(existsSync(own)).toBe(false);
});
