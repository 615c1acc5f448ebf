import { join } from 'node:path';
import type { Boot } from '@emberite/sdk/release';
import { expect, it } from 'vitest';
import { publish } from '../release/publish.ts';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { listen, send } from '../testing/http.ts';
import { createGateway } from './gateway.ts';

it('lists in a document of 100 remotes only what it links to, with at most 2 kB of headers', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'), { quality: 1 });
  const links =
    '<a class="x" href="/page-2?from=1#top">2</a> <a href="/own">0</a> <a href="/page-1">';
  const dist = (index: number, text: string) =>
    remoteDist(folder.path, {
      name: `mf-${index}`,
      text,
      paths: [`/page-${index}`],
      ...(index === 0 && { ownPath: '/own', secretPath: '/link' }),
      ...(index === 1 && { component: `() => ${JSON.stringify(links)}` }),
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
    // A document lists the files of its own remote and the shell, however many others there are,
    const listed = new Set(String(body).match(/\/assets\/mf-\d+\//g));
    expect(listed.size).toBe(path === '/nothing' ? 0 : 1);
  }
  // and of the remotes that it links to, but not for pages in the member frame.
  const { body } = await send(port, '/page-1');
  const boot = JSON.parse(/id="ember-boot">(.*?)<\/script>/.exec(String(body))?.[1] ?? '') as Boot;
  expect(boot.linked.routes.map((route) => route.path)).toEqual(['/page-2']);
  expect(Object.keys(boot.linked.releases)).toEqual(['mf-2']);
  expect(Object.keys(boot.linked.releases['mf-2']?.pages ?? {})).toEqual(['/page-2']);
  expect(boot.releases.map(({ pages }) => Object.keys(pages))).toEqual([['/page-1']]);
  await gateway.close();
});
