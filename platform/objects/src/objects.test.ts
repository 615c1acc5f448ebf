import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjects } from '@emberite/objects';
import type { Objects, Place } from '@emberite/objects';
import { startS3 } from '@emberite/objects/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../tools/listen.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import type { PutOrder } from '../testing/putProcess.ts';
import { bucketObjects } from './bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'ember-objects-'));
const s3 = await startS3();
afterAll(() => {
  s3.stop();
  rmSync(folder, { recursive: true });
});

/** Writes a file outside of every store. Returns its path. */
function fileOf(bytes: string | Uint8Array): string {
  const path = join(folder, randomBytes(8).toString('hex'));
  writeFileSync(path, bytes);
  return path;
}

/** Starts a process that stores what it is told. */
async function startWriter(place: Place): Promise<ChildProcess> {
  const url = new URL('../testing/putProcess.ts', import.meta.url);
  const child = fork(url, [JSON.stringify(place)], { execArgv: [] });
  await once(child, 'message');
  return child;
}

const order = (writer: ChildProcess, what: PutOrder) => void writer.send(what);

const keysOf = (objects: Objects, prefix: string) =>
  Array.fromAsync(objects.list(prefix), ({ key }) => key);

const textOf = async (objects: Objects, key: string) => String(await objects.get(key));

const drivers = {
  folder: (): Place => ({ folder: join(folder, 'store') }),
  bucket: (): Place => ({ bucket: s3.bucket }),
};

describe.each(['folder', 'bucket'] as const)('objects in a %s', (kind) => {
  let place: Place;
  let objects: Objects;
  beforeAll(async () => {
    place = drivers[kind]();
    objects = await openObjects(place);
  });

  it('a new store has none', async () => {
    expect(await keysOf(objects, '')).toEqual([]);
    expect(await keysOf(objects, 'sets/')).toEqual([]);
    expect(await objects.get('sets/one.json')).toBeNull();
    expect(await objects.read('sets/one.json')).toBeNull();
    expect(await objects.size('sets/one.json')).toBeNull();
    await objects.delete('sets/one.json');
  });

  it('an object is stored once', async () => {
    const before = Date.now();
    expect(await objects.putIfAbsent('once/a', Buffer.from('first'), 'text/plain')).toBe(true);
    expect(await objects.putIfAbsent('once/a', Buffer.from('second'), 'text/plain')).toBe(false);
    expect(await textOf(objects, 'once/a')).toBe('first');
    const [info, ...others] = await Array.fromAsync(objects.list('once/'));
    expect(info).toMatchObject({ key: 'once/a', size: 5 });
    // A service may know only the second.
    expect(info!.modified.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(info!.modified.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    expect(others).toEqual([]);
  });

  it('a file is moved in, or stays if there is an object already', async () => {
    const [one, other] = [fileOf('one'), fileOf('other')];
    utimesSync(one, 0, 0);
    expect(await objects.putIfAbsent('files/a', { file: one })).toBe(true);
    expect(await objects.putIfAbsent('files/a', { file: other })).toBe(false);
    expect([existsSync(one), readFileSync(other, 'utf8')]).toEqual([false, 'other']);
    expect(await textOf(objects, 'files/a')).toBe('one');
    const [info] = await Array.fromAsync(objects.list('files/'));
    expect(info!.modified.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await expect(objects.putIfAbsent('files/b', { file: one })).rejects.toThrow('ENOENT');
    expect(await objects.size('files/b')).toBeNull();
  });

  it('an object may be empty, or too large for one request', async () => {
    expect(await objects.putIfAbsent('sizes/empty', new Uint8Array())).toBe(true);
    expect(await objects.get('sizes/empty')).toEqual(Buffer.alloc(0));
    expect(await objects.size('sizes/empty')).toBe(0);
    const bytes = randomBytes(9_000_000);
    expect(await objects.putIfAbsent('sizes/bytes', bytes)).toBe(true);
    const file = fileOf(bytes);
    expect(await objects.putIfAbsent('sizes/file', { file })).toBe(true);
    for (const key of ['sizes/bytes', 'sizes/file']) {
      expect((await objects.get(key))?.equals(bytes)).toBe(true);
      expect(await objects.putIfAbsent(key, randomBytes(9_000_000))).toBe(false);
      expect((await objects.get(key))?.equals(bytes)).toBe(true);
    }
  });

  it('reads the whole or a range', async () => {
    await objects.putIfAbsent('ranges/a', Buffer.from('0123456789'));
    const read = async (range?: { start: number; end: number }) =>
      Buffer.concat(await Array.fromAsync((await objects.read('ranges/a', range))!)).toString();
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 2, end: 4 })).toBe('234');
    expect(await read({ start: 9, end: 9 })).toBe('9');
  });

  it('lists what begins with a prefix, in the order of the keys', async () => {
    const keys = ['o/a+', 'o/a-b', 'o/a.b', 'o/a/b', 'o/a/b-/c', 'o/a/c', 'o/a0', 'o/aB', 'o/b'];
    for (const key of keys.toReversed()) await objects.putIfAbsent(key, Buffer.from(key));
    expect(await keysOf(objects, 'o/')).toEqual(keys);
    expect(await keysOf(objects, 'o/a/')).toEqual(['o/a/b', 'o/a/b-/c', 'o/a/c']);
    expect(await keysOf(objects, 'o/a/b')).toEqual(['o/a/b', 'o/a/b-/c']);
    expect(await keysOf(objects, 'o/a/b/')).toEqual([]);
    expect(await keysOf(objects, 'o/b')).toEqual(['o/b']);
    expect(await keysOf(objects, 'o/a/b-')).toEqual(['o/a/b-/c']);
    expect(await keysOf(objects, 'other/')).toEqual([]);
  });

  it.runIf(isFull)('lists thousands', async () => {
    const keys = Array.from({ length: 1050 }, (_, i) => `many/${String(i).padStart(6, '0')}.json`);
    await Promise.all(
      Array.from({ length: 50 }, async (_, worker) => {
        for (const key of keys.filter((_, i) => i % 50 === worker)) {
          await objects.putIfAbsent(key, Buffer.from('{}'));
        }
      }),
    );
    expect(await keysOf(objects, 'many/')).toEqual(keys);
    expect(await keysOf(objects, 'many/00104')).toEqual(keys.slice(1040));
  });

  it('what is deleted is gone, and its key is free', async () => {
    for (const key of ['gone/a/b', 'gone/a/c']) await objects.putIfAbsent(key, Buffer.from('old'));
    await objects.delete('gone/a/b');
    await objects.delete('gone/a/b');
    expect(await objects.get('gone/a/b')).toBeNull();
    expect(await keysOf(objects, 'gone/')).toEqual(['gone/a/c']);
    expect(await objects.putIfAbsent('gone/a/b', Buffer.from('new'))).toBe(true);
    expect(await textOf(objects, 'gone/a/b')).toBe('new');
  });

  it.each(['', '/a', 'a/', 'a//b', '.', 'a/..', '../a', 'a/./b', 'a b', '~a', 'ä', 'a\\b', 'a\0'])(
    'refuses the key %j',
    async (key) => {
      const says = 'is not the key of an object';
      await expect(objects.putIfAbsent(key, Buffer.from('x'))).rejects.toThrow(says);
      await expect(objects.get(key)).rejects.toThrow(says);
      await expect(objects.read(key)).rejects.toThrow(says);
      await expect(objects.size(key)).rejects.toThrow(says);
      await expect(objects.delete(key)).rejects.toThrow(says);
    },
  );

  it.each(['/', 'a//', '../', 'a/../', 'a b', '~'])('refuses the prefix %j', async (prefix) => {
    await expect(keysOf(objects, prefix)).rejects.toThrow('is not the key of an object');
  });

  it.runIf(isFull)('of 20 writers in two processes, one wins', async () => {
    const writers = await Promise.all([startWriter(place), startWriter(place)]);
    for (const key of ['race/1', 'race/2', 'race/3', 'race/4', 'race/5']) {
      const bodies = writers.map(({ pid }) => Array.from({ length: 10 }, (_, i) => `${pid} ${i}`));
      const responses = Promise.all(writers.map((writer) => once(writer, 'message')));
      writers.forEach((writer, i) => order(writer, { key, bodies: bodies[i]! }));
      const outcomes = (await responses).flatMap(([outcomes]) => outcomes as boolean[]);
      const winners = bodies.flat().filter((_, i) => outcomes[i]);
      expect(winners).toHaveLength(1);
      expect(await textOf(objects, key)).toBe(winners[0]);
    }
    for (const writer of writers) writer.disconnect();
  });
});

describe('a process is killed while it stores a large object', () => {
  it('in a folder: there is none, and what it wrote is deleted after an hour', async () => {
    const root = join(folder, 'killed');
    const writer = await startWriter({ folder: root });
    const unfinished = () => (existsSync(root) ? readdirSync(root) : []);
    const written = () =>
      unfinished().reduce((sum, name) => sum + statSync(join(root, name)).size, 0);
    order(writer, { key: 'large', bodies: [256 * 1024 * 1024] });
    await expect.poll(written, { interval: 2 }).toBeGreaterThan(0);
    writer.kill('SIGKILL');
    await once(writer, 'exit');

    const [left = ''] = unfinished();
    expect(left).toMatch(/^~/);
    const objects = await openObjects({ folder: root });
    expect(await objects.get('large')).toBeNull();
    expect(await keysOf(objects, '')).toEqual([]);
    await objects.putIfAbsent('a', Buffer.from('a'));
    expect(unfinished()).toEqual(['a', left]);
    const hourAgo = Date.now() / 1000 - 61 * 60;
    utimesSync(join(root, left), hourAgo, hourAgo);
    await (await openObjects({ folder: root })).putIfAbsent('b', Buffer.from('b'));
    expect(unfinished()).toEqual(['a', 'b']);
  });

  it.runIf(isFull)('in a bucket: there is none', async () => {
    const writer = await startWriter({ bucket: s3.bucket });
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    order(writer, { key: 'killed/large', bodies: [{ file: pipe }] });
    const sending = createWriteStream(pipe);
    // As many parts are sent as have been read, but the end is not there yet.
    await new Promise((done) => sending.write(Buffer.alloc(20_000_000), done));
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    sending.destroy();
    const objects = await openObjects({ bucket: s3.bucket });
    expect(await objects.get('killed/large')).toBeNull();
    expect(await keysOf(objects, 'killed/')).toEqual([]);
    expect(await objects.putIfAbsent('killed/large', Buffer.from('again'))).toBe(true);
  });
});

describe('a folder', () => {
  const open = async (name: string) => {
    const root = join(folder, name);
    return { root, objects: await openObjects({ folder: root }) };
  };

  it('is only created by a write, and nobody else may use it', async () => {
    const { root, objects } = await open('private/store');
    await objects.get('a');
    expect(existsSync(root)).toBe(false);
    await objects.putIfAbsent('a/b', { file: fileOf('b') });
    await objects.putIfAbsent('a/c', Buffer.from('c'));
    const modes = ['', 'a', 'a/b', 'a/c'].map((path) => statSync(join(root, path)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
  });

  it('has a plain file for each object, and may have had it before', async () => {
    const { root, objects } = await open('plain');
    mkdirSync(join(root, 'releases/one'), { recursive: true });
    writeFileSync(join(root, 'releases/one/main.js'), 'old');
    expect(await textOf(objects, 'releases/one/main.js')).toBe('old');
    expect(await objects.putIfAbsent('releases/one/main.js', Buffer.from('new'))).toBe(false);
    await objects.putIfAbsent('releases/two/main.js', Buffer.from('new'));
    expect(readFileSync(join(root, 'releases/two/main.js'), 'utf8')).toBe('new');
    expect(await keysOf(objects, '')).toEqual(['releases/one/main.js', 'releases/two/main.js']);
  });

  it('of objects is not an object', async () => {
    const { objects } = await open('none');
    await objects.putIfAbsent('a/b', Buffer.from('b'));
    expect([await objects.get('a'), await objects.size('a')]).toEqual([null, null]);
    await expect(objects.putIfAbsent('a', Buffer.from('a'))).rejects.toThrow('a cannot be stored');
    await expect(objects.putIfAbsent('a/b/c', Buffer.from('c'))).rejects.toThrow();
    expect(await objects.get('a/b/c')).toBeNull();
  });

  it('is left without its objects, not the store', async () => {
    const { root, objects } = await open('empty');
    await objects.putIfAbsent('a/b/c', Buffer.from('c'));
    await objects.putIfAbsent('a/d', Buffer.from('d'));
    await objects.delete('a/b/c');
    expect(readdirSync(join(root, 'a'))).toEqual(['d']);
    await objects.delete('a/d');
    expect(readdirSync(root)).toEqual([]);
  });

  it('that a killed process has left empty goes with what it would have stored there', async () => {
    const { root, objects } = await open('leftEmpty');
    const elsewhere = join(folder, 'elsewhere');
    for (const place of [join(root, 'a/b'), join(elsewhere, 'b')]) {
      mkdirSync(place, { recursive: true });
    }
    symlinkSync(elsewhere, join(root, 'link'));
    await objects.delete('a/b/c');
    await objects.delete('link/b/c');
    expect(readdirSync(root)).toEqual(['link']);
    expect(readdirSync(elsewhere)).toEqual(['b']);
  });

  it.runIf(isFull)('may be deleted as empty while something is stored in it', async () => {
    const { objects } = await open('busy');
    const work = async (who: number) => {
      for (let i = 0; i < 100; i += 1) {
        expect(await objects.putIfAbsent(`a/b/${who}`, Buffer.from('b'))).toBe(true);
        await objects.delete(`a/b/${who}`);
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    expect(await keysOf(objects, '')).toEqual([]);
  });

  it('never leads out of the store by a link', async () => {
    const { root, objects } = await open('links');
    const outside = join(folder, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'secret'), 'secret');
    await objects.putIfAbsent('own', Buffer.from('own'));
    symlinkSync(join(outside, 'secret'), join(root, 'file'));
    symlinkSync(outside, join(root, 'folder'));
    for (const key of ['file', 'folder/secret']) {
      expect(await objects.get(key)).toBeNull();
      expect(await objects.read(key)).toBeNull();
      expect(await objects.size(key)).toBeNull();
      await objects.delete(key);
    }
    expect(await keysOf(objects, '')).toEqual(['own']);
    expect(await keysOf(objects, 'folder/')).toEqual([]);
    await expect(objects.putIfAbsent('file', Buffer.from('x'))).rejects.toThrow();
    await expect(objects.putIfAbsent('folder/new', Buffer.from('x'))).rejects.toThrow('link');
    await expect(objects.putIfAbsent('new', { file: join(root, 'file') })).rejects.toThrow();
    expect(readdirSync(outside)).toEqual(['secret']);
    expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('secret');
  });

  it('may itself be a link', async () => {
    const { root, objects } = await open('linked');
    mkdirSync(join(folder, 'disk'));
    symlinkSync(join(folder, 'disk'), root);
    expect(await objects.putIfAbsent('a/b', Buffer.from('b'))).toBe(true);
    expect(await textOf(objects, 'a/b')).toBe('b');
    expect(readFileSync(join(folder, 'disk/a/b'), 'utf8')).toBe('b');
  });

  // Only Linux has this file system, which is in memory.
  it.runIf(existsSync('/dev/shm'))('takes files of other file systems', async () => {
    const { root, objects } = await open('devices');
    const other = mkdtempSync('/dev/shm/ember-objects-');
    writeFileSync(join(other, 'one'), 'one');
    writeFileSync(join(other, 'two'), 'two');
    expect(await objects.putIfAbsent('a', { file: join(other, 'one') })).toBe(true);
    expect(await objects.putIfAbsent('a', { file: join(other, 'two') })).toBe(false);
    expect(readdirSync(other)).toEqual(['two']);
    expect(readdirSync(root)).toEqual(['a']);
    expect(await textOf(objects, 'a')).toBe('one');
    rmSync(other, { recursive: true });
  });
});

describe('a bucket', () => {
  /**
   * What happens to a request: it gets its response, the response is lost, or another write is
   * under way.
   */
  type Fate = 'delivered' | 'unheard' | 'conflict';

  /** Starts a server in front of the bucket that treats requests as it is told. */
  async function startFront(fateOf: (method: string, url: URL) => Fate) {
    const server = createServer((incoming, response) => {
      const { method = '', headers } = incoming;
      const url = new URL(incoming.url ?? '/', s3.bucket.endpoint);
      const fate = fateOf(method, url);
      if (fate === 'conflict') {
        incoming.resume();
        response.writeHead(409, { 'content-type': 'application/xml' });
        response.end('<Error><Code>ConditionalRequestConflict</Code></Error>');
        return;
      }
      const forwarded = request(url, { method, headers }, (received) => {
        if (fate === 'unheard') {
          received.resume().once('end', () => response.destroy());
        } else {
          response.writeHead(received.statusCode ?? 500, received.headers);
          received.pipe(response);
        }
      });
      incoming.pipe(forwarded);
    });
    const endpoint = `http://127.0.0.1:${await listen(server)}`;
    return { objects: bucketObjects({ ...s3.bucket, endpoint }), stop: () => server.close() };
  }

  /** The request that completes an object of this many bytes. */
  const isEnd = (method: string, url: URL, size: number) =>
    size > 8 * 1024 * 1024
      ? method === 'POST' && url.searchParams.has('uploadId')
      : method === 'PUT';

  it.each(
    sample<[how: string, size: number]>([
      ['in one request', 1000],
      ['in parts', 9_000_000],
    ]),
  )('recognizes its own object, sent %s, if the response was lost', async (_, size) => {
    let ends = 0;
    const { objects, stop } = await startFront((method, url) =>
      isEnd(method, url, size) && (ends += 1) === 1 ? 'unheard' : 'delivered',
    );
    const [own, others] = [randomBytes(size), randomBytes(size)];
    expect(await objects.putIfAbsent(`unheard/${size}`, own)).toBe(true);
    expect(ends).toBe(2);
    expect(await objects.putIfAbsent(`unheard/${size}`, others)).toBe(false);
    expect((await objects.get(`unheard/${size}`))?.equals(own)).toBe(true);
    stop();
  });

  it.each(sample([1000, 9_000_000]))('tries again after a conflict: %i bytes', async (size) => {
    let conflicts = 2;
    const { objects, stop } = await startFront((method, url) =>
      isEnd(method, url, size) && (conflicts -= 1) >= 0 ? 'conflict' : 'delivered',
    );
    const bytes = randomBytes(size);
    expect(await objects.putIfAbsent(`conflict/${size}`, { file: fileOf(bytes) })).toBe(true);
    expect((await objects.get(`conflict/${size}`))?.equals(bytes)).toBe(true);
    conflicts = Infinity;
    const endless = objects.putIfAbsent(`conflict/${size}/2`, bytes);
    await expect(endless).rejects.toMatchObject({ name: 'ConditionalRequestConflict' });
    stop();
  });

  it('may be unreachable for a while', async () => {
    const objects = await openObjects({ bucket: s3.bucket });
    await objects.putIfAbsent('away/a', Buffer.from('a'));
    await s3.pause();
    await expect(objects.get('away/a')).rejects.toThrow('ECONNREFUSED');
    await expect(objects.putIfAbsent('away/b', Buffer.from('b'))).rejects.toThrow('ECONNREFUSED');
    await s3.resume();
    expect(await textOf(objects, 'away/a')).toBe('a');
    expect(await objects.putIfAbsent('away/b', Buffer.from('b'))).toBe(true);
  });

  it.runIf(isFull)('that accepts connections and never responds is given up', async () => {
    const silent = createTcpServer(() => {});
    const port = await listen(silent);
    const objects = bucketObjects({ ...s3.bucket, endpoint: `http://127.0.0.1:${port}` }, 200);
    const put = objects.putIfAbsent('a', Buffer.from('a'));
    await expect(put).rejects.toThrow(/timed out/);
    await expect(objects.get('a')).rejects.toThrow(/timed out/);
    await expect(objects.size('a')).rejects.toThrow(/timed out/);
    await expect(objects.delete('a')).rejects.toThrow(/timed out/);
    await expect(keysOf(objects, '')).rejects.toThrow(/timed out/);
    silent.close();
  });
});
