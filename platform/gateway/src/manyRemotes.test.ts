import { join } from 'node:path';
import type { Boot } from '@emberite/release/data';
import { expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { openStore } from '@emberite/store';
import { publish, remoteDist, shellDist, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';

/** Each of them renders its pages in a process of its own. */
const count = isFull ? 100 : 3;

it.runIf(isFull)(
  'lists in a document of many remotes only what its own has, with at most 2 kB of headers',
  async () => {
    await using folder = await tempFolder();
    const store = openStore(join(folder.path, 'store'));
    const links =
      '<a class="x" href="/more-1?from=1#top">1</a> <a href="/page-2">2</a> <a href="/own">0</a> <a href="/page-1">';
    const dist = (index: number, text: string) =>
      remoteDist(folder.path, {
        name: `mf-${index}`,
        text,
        paths: [`/page-${index}`, `/more-${index}`],
        ...(index === 0 && { ownPath: '/own', secretPath: '/link' }),
        ...(index === 1 && { component: `() => ${JSON.stringify(links)}` }),
      });
    const shell = await shellDist(folder.path);
    const dists = await Promise.all(
      Array.from({ length: count }, (_, index) => dist(index, 'first')),
    );
    await publish(store, [shell, ...dists]);
    // Two have a fallback.
    await publish(store, [await dist(0, 'second'), await dist(count - 1, 'second')]);
    const gateway = await testGateway(store, folder.path);
    const port = await listen(gateway.server);
    for (const path of [`/page-${count - 1}`, '/page-1', '/own', '/link', '/nothing']) {
      const { headers, body } = await send(port, path);
      const text = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      expect(text.join('').length).toBeLessThan(2_000);
      // A document lists the files of its own remote and the shell, however many others there are.
      const listed = new Set(String(body).match(/\/assets\/mf-\d+\//g));
      expect(listed.size).toBe(path === '/nothing' ? 0 : 1);
    }
    // From its own remote, it lists only the pages that it links to.
    const { body } = await send(port, '/page-1');
    const boot = JSON.parse(
      /id="ember-boot">(.*?)<\/script>/.exec(String(body))?.[1] ?? '',
    ) as Boot;
    expect(boot.linked.map((route) => route.path)).toEqual(['/more-1']);
    expect(boot.releases.map(({ pages }) => Object.keys(pages))).toEqual([['/page-1', '/more-1']]);
    await gateway.close();
  },
);
