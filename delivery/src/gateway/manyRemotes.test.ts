import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../release/publish.ts';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { listen, send } from '../testing/http.ts';
import { createGateway } from './gateway.ts';

it('sends at most 2 kB of headers with a document of 100 remotes', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'), { quality: 1 });
  const dist = (index: number, text: string) =>
    remoteDist(folder.path, {
      name: `mf-${index}`,
      text,
      paths: [`/page-${index}`],
      ...(index === 0 && { ownPath: '/own', secretPath: '/link' }),
    });
  const shell = await shellDist(folder.path);
  const dists = await Promise.all(Array.from({ length: 100 }, (_, index) => dist(index, 'first')));
  await publish(store, [shell, ...dists], site, null);
  // Two have a fallback.
  await publish(store, [await dist(0, 'second'), await dist(99, 'second')], site, null);
  const gateway = await createGateway({
    store,
    site,
    apiUrls: ['http://127.0.0.1:1'],
    production: true,
    log: () => {},
  });
  const port = await listen(gateway.server);
  for (const path of ['/page-99', '/own', '/link', '/nothing']) {
    const { headers, body } = await send(port, path);
    const text = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(text.join('').length).toBeLessThan(2_000);
    // A document lists the files of its own remote and the shell, however many others there are.
    const listed = new Set(String(body).match(/\/assets\/mf-\d+\//g));
    expect(listed.size).toBe(path === '/nothing' ? 0 : 1);
  }
  await gateway.close();
});
