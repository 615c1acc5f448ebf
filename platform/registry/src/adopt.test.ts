import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage, registryAt, writeRelease } from '@emberite/cli/release';
import type { Release } from '@emberite/release';
import { expect, it } from 'vitest';
import { openStore } from '@emberite/store';
import {
  htmlOf,
  remoteDist,
  shellDist,
  tempFolder,
  testRegistry,
  pageFile,
} from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { startRegistry } from '@emberite/site/testing/program';
import { openTokens } from './index.ts';
import { isFull } from '../../../tools/sample.ts';

const set = '0123456789abcdef';

/** Writes a release into a store as earlier versions did: they recorded neither bundles nor source maps. */
async function addRelease(root: string, dist: string): Promise<string> {
  const { node: _node, maps: _maps, ...release }: Release = await writeRelease(dist);
  const folder = join(root, 'releases', release.name, release.id);
  await cp(join(dist, 'release'), folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release.id;
}

/** Writes a store as earlier versions left it: a site that is stopped, with a release of mf-home per text. */
async function earlierStore(
  folder: string,
  texts: string[],
  shellSource = (source: string) => source,
): Promise<string[]> {
  const root = join(folder, 'store');
  const shellFolder = await shellDist(folder);
  const bundle = join(shellFolder, 'node/index.cjs');
  await writeFile(bundle, shellSource(await readFile(bundle, 'utf8')));
  const shell = await addRelease(root, shellFolder);
  const ids: string[] = [];
  for (const text of texts) {
    const dist = await remoteDist(folder, { name: 'mf-home', text, paths: ['/'] });
    ids.push(await addRelease(root, dist));
  }
  const releases = { shell: [shell], 'mf-home': ids.toReversed() };
  const composed = join(root, 'composed', `${set}-0123456789ab`);
  for (const path of [composed, join(root, 'sets'), join(root, 'previews'), join(root, 'lock')]) {
    await mkdir(path, { recursive: true });
  }
  await writeFile(join(composed, 'pages.json'), '{}');
  await writeFile(join(root, 'sets', `${set}.json`), JSON.stringify({ id: set, releases }));
  await writeFile(join(root, 'site.json'), '{}');
  await writeFile(join(root, 'started.json'), '{}');
  await writeFile(join(root, 'live'), `${set}\n`);
  return ids;
}

const environment = (folder: string) => ({
  DATA_DIR: folder,
  SITE_URL: 'https://ember.example',
  NODE_ENV: 'production',
});

const takingOver = /"reason":"Taking over [^"]*"/g;

it.runIf(isFull)(
  'takes over what an earlier version of the site has left, once, and rolls it back',
  async () => {
    await using folder = await tempFolder();
    const [first, second] = await earlierStore(folder.path, ['first', 'second']);
    const store = openStore(join(folder.path, 'store'));
    const { text: token } = await openTokens(store.objects).create({
      remotes: ['*'],
      paths: ['/'],
    });

    await using program = await startRegistry(environment(folder.path));
    expect(program.output().match(takingOver)).toEqual([
      `"reason":"Taking over the releases of set ${set} from an earlier version of the site."`,
    ]);
    const registry = registryAt(program.url, token);
    expect(await registry.history()).toEqual([
      expect.objectContaining({
        number: 1,
        why: 'Taken over from an earlier version of the site.',
        to: { shell: expect.any(String) as string, 'mf-home': second },
      }),
    ]);

    const gateway = await testGateway(store, folder.path);
    const port = await listen(gateway.server);
    const page = async () => String((await send(port, '/')).body);
    expect(await page()).toContain('<main>second</main>');
    for (const text of ['first', 'second']) {
      expect((await send(port, `/assets/mf-home/${pageFile(text)}`)).status).toBe(200);
    }
    expect(await registry.rollback('mf-home')).toMatchObject({ from: second, to: first });
    await expect.poll(page).toContain('<main>first</main>');
    await gateway.close();
    expect(await program.stop()).toBe(0);

    await using again = await startRegistry(environment(folder.path));
    expect(again.output()).not.toMatch(takingOver);
    expect((await testRegistry(store).history()).map(({ number }) => number)).toEqual([2, 1]);
  },
);

it.runIf(isFull)(
  'keeps the releases of a site whose shell is too old, for the next shell',
  async () => {
    await using folder = await tempFolder();
    // It reads what documents no longer have.
    const old = (source: string) => source.replace("'<main>'", "boot.set.url + '<main>'");
    const [first, second] = await earlierStore(folder.path, ['first', 'second'], old);
    const store = openStore(join(folder.path, 'store'));
    const { text: token } = await openTokens(store.objects).create({
      remotes: ['*'],
      paths: ['/'],
    });

    await using program = await startRegistry(environment(folder.path));
    expect(program.output()).toMatch(/"reason":"They cannot be composed as they are: [^"]*"/);
    const registry = registryAt(program.url, token);
    const shell = await shellDist(folder.path, '19.4.0');
    await writeRelease(shell);
    await registry.publish([await readPackage(shell)]);
    expect((await registry.list()).remotes).toEqual([
      expect.objectContaining({
        name: 'mf-home',
        live: second,
        earlier: [{ id: first, commit: null }],
      }),
      expect.objectContaining({ name: 'shell' }),
    ]);
    expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  },
);
