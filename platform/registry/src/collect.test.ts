import { join } from 'node:path';
import type { Package } from '@emberite/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import { createGateway } from '@emberite/gateway';
import type { Store } from '@emberite/store';
import { openStore } from '@emberite/store';
import {
  liveSet,
  remoteDist,
  shellDist,
  site,
  tempFolder,
  testRegistry,
  pageFile,
  packageOf,
} from '@emberite/site/testing/fixtures';
import { listen, send } from '@emberite/site/testing/http';
import { collect } from './collect.ts';
import type { CollectOptions } from './collect.ts';
import type { SiteRegistry } from './index.ts';
import { openTokens } from './index.ts';

let folder: Awaited<ReturnType<typeof tempFolder>>;
let store: Store;
let registry: SiteRegistry;

/** Sets the clock to that day, counted from the first one. Moves and objects get its time. */
const onDay = (day: number) => vi.setSystemTime(Date.UTC(2026, 0, 1) + day * 24 * 60 * 60 * 1_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  folder = await tempFolder();
  store = openStore(join(folder.path, 'store'));
  registry = testRegistry(store);
  onDay(0);
});

afterEach(async () => {
  vi.useRealTimers();
  await folder[Symbol.asyncDispose]();
});

/** A release of mf-home with this text, which its link preview shows, too. */
const home = async (text: string) =>
  packageOf(
    await remoteDist(folder.path, {
      name: 'mf-home',
      text,
      paths: ['/'],
      head: `() => ({ title: '${text}', image: { alt: 'A field', drawing: '<rect/>' } })`,
    }),
  );

const shell = async (react?: string) => packageOf(await shellDist(folder.path, react));

const publish = (...packages: Package[]) => registry.publish(packages);

/** Deletes like another process, without the state of this one. Returns its output. */
async function collectNow(
  options: Partial<CollectOptions> = {},
  own = openStore(join(folder.path, 'store')),
): Promise<string[]> {
  const said: string[] = [];
  await collect(own, { keep: 1, dryRun: false, now: new Date(), ...options }, (line) =>
    said.push(line),
  );
  return said;
}

const keys = (prefix = '') => Array.fromAsync(store.objects.list(prefix), ({ key }) => key);

const movesLeft = async () => (await registry.history()).map(({ number }) => number);

/**
 * What a gateway that starts now serves: the text of the page, and the failures among everything
 * that the document, its releases and the releases before may request.
 */
async function served() {
  const own = openStore(join(folder.path, 'store'));
  const gateway = await createGateway({
    store: own,
    cache: join(folder.path, `cache-${performance.now()}`),
    siteUrl: site.siteUrl,
    apiUrl: 'http://127.0.0.1:1',
    production: true,
    log: () => {},
  });
  const port = await listen(gateway.server);
  const html = String((await send(port, '/')).body);
  const { releases } = await own.set(await liveSet(own));
  const paths = [
    ...(html.match(/\/previews\/\w+\.png/g) ?? []),
    ...(html.match(/\/index\/[\w.-]+\.json/g) ?? []),
  ];
  for (const [name, ids] of Object.entries(releases)) {
    for (const id of ids) {
      const { files } = await own.release(name, id);
      for (const file of Object.keys(files)) paths.push(`/assets/${name}/${file}`);
    }
  }
  const failed: string[] = [];
  for (const path of paths) {
    const { status } = await send(port, path);
    if (status !== 200) failed.push(`${status} ${path}`);
  }
  await gateway.close();
  return { text: /<main>(.*?)<\/main>/.exec(html)?.[1], count: paths.length, failed };
}

it.runIf(isFull)(
  'keeps what the live set and as many rollbacks need, without composing, and deletes the rest',
  async () => {
    const tokens = openTokens(store.objects);
    const { text: token } = await tokens.create({ remotes: ['mf-home'], paths: ['/'] });
    await publish(await shell(), await home('first'));
    for (const [day, text] of ['second', 'third', 'fourth'].entries()) {
      onDay(day + 1);
      await publish(await home(text));
    }
    onDay(100);
    const before = await keys();
    const kinds = ['moves', 'sets', 'compositions', 'previews'];
    const dry = await collectNow({ keep: 2, dryRun: true });
    expect(dry).toEqual(kinds.map((kind) => `Would delete 1 of ${kind}, 0.0 MB.`));
    expect(await keys()).toEqual(before);

    const said = await collectNow({ keep: 2 });
    expect(said).toEqual(kinds.map((kind) => `Deleted 1 of ${kind}, 0.0 MB.`));
    expect(await keys()).toHaveLength(before.length - 4);
    expect(await movesLeft()).toEqual([4, 3, 2]);
    expect(await served()).toMatchObject({ text: 'fourth', failed: [] });

    const compositions = await keys('compositions/');
    for (const text of ['third', 'second']) {
      await registry.rollback('mf-home');
      expect(await served()).toMatchObject({ text, failed: [] });
    }
    expect(await keys('compositions/')).toEqual(compositions);
    // Further back it composes again.
    await registry.rollback('mf-home');
    expect(await served()).toMatchObject({ text: 'first', failed: [] });
    expect(await keys('compositions/')).toHaveLength(compositions.length + 1);
    expect(await movesLeft()).toEqual([7, 6, 5, 4, 3, 2]);
    expect(await tokens.find(token)).toMatchObject({ name: 'mf-home-1' });
  },
);

it('keeps what a tab of the last seven days has, and deletes it after that', async () => {
  const first = await home('first');
  await publish(await shell(), first);
  onDay(1);
  const second = await home('second');
  await publish(second);
  onDay(2);
  // The first one is in no later set.
  const { releases } = await store.set(await liveSet(store));
  await registry.restore({ ...releases, 'mf-home': [second.release.id] }, 'Forget the first one.');
  onDay(3);
  await publish(await home('third'));

  onDay(8.9);
  // In the set of the second day.
  expect((await collectNow()).join()).not.toContain('releases');
  expect(await movesLeft()).toEqual([4, 3, 2]);
  onDay(9.1);
  const gone = `releases/mf-home/${first.release.id}`;
  const would = await collectNow({ dryRun: true });
  const said = await collectNow();
  expect(said).toContain(`Deleted ${gone}.`);
  expect(would).toEqual(said.map((line) => line.replace('Deleted', 'Would delete')));
  expect(await movesLeft()).toEqual([4, 3]);
  expect(await keys(`${gone}/`)).toEqual([]);
  expect(await served()).toMatchObject({ text: 'third', failed: [] });
  expect(await collectNow()).toEqual(['There is nothing to delete.']);
});

it.runIf(isFull)(
  'after a day, deletes a release that was only uploaded, completely and with its gate report',
  async () => {
    const live = await home('first');
    await publish(await shell(), live);
    const upload = await home('uploaded');
    const place = `releases/mf-home/${upload.release.id}`;
    // Its page is its only file for browsers that no other release has.
    const page = pageFile('uploaded');
    const own = [...upload.files.keys()].filter((path) => !path.startsWith('browser/'));
    // An interrupted upload.
    const [path, bytes] = [`files/mf-home/${page}/identity`, upload.files.get(`browser/${page}`)!];
    await store.objects.putIfAbsent(path, bytes);
    onDay(2);
    await registry.take(upload);
    const reports = [live, upload].map(
      ({ release }) => `reports/mf-home/${release.id}/1/report.json`,
    );
    for (const key of reports) await store.objects.putIfAbsent(key, Buffer.from('{}'));
    onDay(2.9);
    expect(await collectNow()).toEqual(['There is nothing to delete.']);
    expect(await keys(`${place}/`)).toHaveLength(own.length + 2);
    onDay(3.1);
    expect(await collectNow()).toEqual([
      'Deleted 1 of reports, 0.0 MB.',
      `Deleted ${place}.`,
      `Deleted ${own.length + 2} of releases, 0.0 MB.`,
      'Deleted 1 of files, 0.0 MB.',
    ]);
    expect(await keys(`${place}/`)).toEqual([]);
    expect(await keys('reports/')).toEqual([reports[0]]);
    expect(await served()).toMatchObject({ text: 'first', failed: [] });
  },
);

it.runIf(isFull)('keeps a file as long as one of the releases that share it', async () => {
  const first = await home('first');
  await publish(await shell(), first);
  const second = await home('second');
  onDay(1);
  await publish(second);
  const { releases } = await store.set(await liveSet(store));
  await registry.restore({ ...releases, 'mf-home': [second.release.id] }, 'Forget the first one.');
  onDay(20);
  await collectNow({ keep: 0 });
  const left = new Set((await keys('files/mf-home/')).map((key) => key.split('/')[2]));
  expect([...left].toSorted()).toEqual(Object.keys(second.release.files).toSorted());
  expect(await served()).toMatchObject({ text: 'second', failed: [] });
});

it.runIf(isFull).each([1, 2, 4])(
  'leaves a store that works when it stops after %i deletions',
  async (most) => {
    await publish(await shell(), await home('first'));
    const second = await home('second');
    await registry.take(second);
    onDay(2);
    const stopping = openStore({
      ...store.objects,
      async delete(key) {
        if ((most -= 1) < 0) throw new Error('Killed');
        await store.objects.delete(key);
      },
    });
    const collecting = collect(stopping, { keep: 1, dryRun: false, now: new Date() }, () => {});
    await expect(collecting).rejects.toThrow('Killed');
    expect(await served()).toMatchObject({ text: 'first', failed: [] });
    await publish(second);
    expect(await served()).toMatchObject({ text: 'second', failed: [] });
  },
);

it.runIf(isFull)(
  'lets what it has deleted be published again, by a registry that still knows it',
  async () => {
    await publish(await shell(), await home('first'));
    const { releases } = await store.set(await liveSet(store));
    const second = await home('second');
    await publish(second);
    await registry.restore(releases, 'Forget the second one.');
    await publish(await shell('19.4.0'));
    onDay(10);
    expect(await collectNow()).toContain(`Deleted releases/mf-home/${second.release.id}.`);
    await publish(second);
    expect(await served()).toMatchObject({ text: 'second', failed: [] });
  },
);

it('keeps the files that a release shares which is being published', async () => {
  await publish(await shell(), await home('first'));
  const second = await home('second');
  await registry.take(second);
  onDay(2);
  // A collection has stopped before the files.
  const place = `releases/mf-home/${second.release.id}/`;
  for (const key of await keys(place)) await store.objects.delete(key);
  const publishing = openStore({
    ...store.objects,
    async putIfAbsent(key, body, type) {
      if (key.endsWith('/release.json')) await collectNow();
      return store.objects.putIfAbsent(key, body, type);
    },
  });
  await testRegistry(publishing).publish([second]);
  expect(await served()).toMatchObject({ text: 'second', failed: [] });
});

it.runIf(isFull)(
  'keeps the files that an upload shares which begins when they are about to be deleted',
  async () => {
    await publish(await shell(), await home('first'));
    const second = await home('second');
    await registry.take(second);
    onDay(2);
    let isTaken = false;
    const deleting = openStore({
      ...store.objects,
      async *list(prefix) {
        if (/^files\/mf-home\/./.test(prefix) && !isTaken) await registry.take(second);
        isTaken ||= prefix.startsWith('files/mf-home/');
        yield* store.objects.list(prefix);
      },
    });
    const { name, id } = second.release;
    expect(await collectNow({}, deleting)).toContain(`Deleted releases/${name}/${id}.`);
    expect(isTaken).toBe(true);
    await registry.goLive([{ name, id }]);
    expect(await served()).toMatchObject({ text: 'second', failed: [] });
  },
);

it('lets no release go live whose file is deleted while it is uploaded, until it is published again', async () => {
  await publish(await shell(), await home('first'));
  const second = await home('second');
  await registry.take(second);
  onDay(2);
  let isTaken = false;
  const deleting = openStore({
    ...store.objects,
    async delete(key) {
      if (key.startsWith('files/') && !isTaken) {
        isTaken = true;
        await registry.take(second);
      }
      await store.objects.delete(key);
    },
  });
  await collectNow({}, deleting);
  expect(isTaken).toBe(true);
  const { name, id } = second.release;
  await expect(registry.goLive([{ name, id }])).rejects.toThrow(
    `A collection has deleted ${pageFile('second')} of ${name} ${id} while that was uploaded. Publish it again.`,
  );
  await publish(second);
  expect(await served()).toMatchObject({ text: 'second', failed: [] });
});

it.runIf(isFull)(
  'looks at what releases share once for fifty old files, right before they are deleted',
  async () => {
    await publish(await shell(), await home('first'));
    const files = Array.from(
      { length: 120 },
      (_, index) => `old-${String(index).padStart(3, '0')}.js`,
    );
    const at = (file: string) => `files/mf-home/${file}/identity`;
    for (const file of files) await store.objects.putIfAbsent(at(file), Buffer.from(file));
    onDay(2);
    const claim = JSON.stringify([files[0]]);
    let looks = 0;
    const looking = openStore({
      ...store.objects,
      async *list(prefix) {
        if (prefix === 'releases/mf-home/') looks += 1;
        // An upload begins.
        if (prefix === `files/mf-home/${files[49]}/`)
          await store.objects.putIfAbsent('releases/mf-home/late/claim.json', Buffer.from(claim));
        yield* store.objects.list(prefix);
      },
    });
    expect(await collectNow({}, looking)).toEqual(['Deleted 119 of files, 0.0 MB.']);
    expect(looks).toBe(3);
    expect(await keys('files/mf-home/old-')).toEqual([at(files[0]!)]);
    expect(await served()).toMatchObject({ text: 'first', failed: [] });
  },
);

it('keeps an old upload that goes live meanwhile', async () => {
  await publish(await shell(), await home('first'));
  const old = await home('old');
  await registry.take(old);
  onDay(5);
  const { name, id } = old.release;
  const publishing = testRegistry({
    ...store,
    async addSet(set) {
      await collectNow();
      return store.addSet(set);
    },
  });
  await publishing.goLive([{ name, id }]);
  expect(await served()).toMatchObject({ text: 'old', failed: [] });
});

it.runIf(isFull)(
  'keeps what a canary and a preview need, and deletes it once they have ended',
  async () => {
    await publish(await shell(), await home('first'));
    const [canary, previewed] = [await home('canary'), await home('previewed')];
    for (const one of [canary, previewed]) await registry.take(one);
    await registry.canary({ name: 'mf-home', id: canary.release.id, percent: 50 });
    await registry.preview('mf-home', previewed.release.id);
    const places = [canary, previewed].map(({ release }) => `releases/mf-home/${release.id}`);
    const setsOf = async () =>
      (await store.set(await liveSet(store))).canaries?.map(({ set }) => `sets/${set}.json`) ?? [];

    onDay(3);
    const said = await collectNow({ keep: 0 });
    for (const place of places) expect(said.join()).not.toContain(place);
    expect(await keys('deploy-previews/')).toHaveLength(2);
    expect(await keys('sets/')).toEqual(expect.arrayContaining(await setsOf()));
    expect(await served()).toMatchObject({ failed: [] });

    onDay(10);
    await registry.abort('mf-home');
    onDay(20);
    const gone = await collectNow({ keep: 0 });
    expect(gone).toEqual(expect.arrayContaining(places.map((place) => `Deleted ${place}.`)));
    expect(await keys('deploy-previews/')).toEqual([]);
    expect(await served()).toMatchObject({ text: 'first', failed: [] });
  },
);

it.runIf(isFull)('disturbs nobody who is reading the moves', async () => {
  await publish(await shell(), await home('first'));
  await publish(await home('second'));
  onDay(8);
  const read: number[] = [];
  for await (const { number } of store.moves()) {
    read.push(number);
    await collectNow({ keep: 0 });
  }
  expect(read).toEqual([2]);
});

it.runIf(isFull)('reads each composition once, however many sets have it', async () => {
  await publish(await shell());
  for (const text of ['one', 'two', 'three']) await publish(await home(text));
  const got: string[] = [];
  const { objects } = store;
  const counting = openStore({
    ...objects,
    get(key) {
      got.push(key);
      return objects.get(key);
    },
  });
  await collect(counting, { keep: 9, dryRun: true, now: new Date() }, () => {});
  const compositions = got.filter((key) => key.startsWith('compositions/'));
  expect(compositions.toSorted()).toEqual(await keys('compositions/'));
});

it.runIf(isFull)('keeps the counts of an hour for 30 days', async () => {
  await publish(await shell(), await home('first'));
  await store.objects.putIfAbsent('counts/2026-01-01T00.json', Buffer.from('[]'));
  onDay(29);
  expect(await collectNow()).toEqual(['There is nothing to delete.']);
  onDay(31);
  expect(await collectNow()).toEqual(['Deleted 1 of counts, 0.0 MB.']);
  expect(await keys('counts/')).toEqual([]);
});

it.runIf(isFull)(
  'keeps what is live and its rollbacks, whatever the clock says',
  async ({ task }) => {
    await publish(await shell(), await home('first'));
    onDay(1);
    await publish(await home('second'));
    // The clock is a year ahead, for a while.
    onDay(366);
    await publish(await home('third'));
    await collectNow({ keep: 2 });
    expect(await movesLeft()).toEqual([3, 2, 1]);
    onDay(2);
    await publish(await home('fourth'));
    // The third one has not been live for long, it seems, and its successor is older.
    expect(await collectNow()).toEqual(['There is nothing to delete.']);
    // The clock is a year behind.
    onDay(-363);
    expect(await collectNow()).toEqual(['There is nothing to delete.']);
    await publish(await home('fifth'));
    onDay(3);
    await collectNow();
    expect((await movesLeft()).slice(0, 2)).toEqual([5, 4]);
    expect(await served()).toMatchObject({ text: 'fifth', failed: [] });
    await registry.rollback('mf-home');
    expect(await served()).toMatchObject({ text: 'fourth', failed: [] });
    row(task, 'accidents', {
      Accident: 'The clock of the registry jumps by a year, and back',
      'What happens':
        'Moves go by their number: publishes and rollbacks do not notice. Collecting keeps what is live and its rollbacks, but ahead of time deletes what only open tabs have',
      'What to do': 'Set the clock, and look at `date` before you collect',
    });
  },
);
