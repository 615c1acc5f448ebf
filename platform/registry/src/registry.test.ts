import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf, releaseId } from '@emberite/release';
import { readPackage, registryAt, writeRelease } from '@emberite/cli/release';
import type { Package, Registry, Release, ReleaseFile } from '@emberite/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '@emberite/store';
import {
  liveSet,
  pageFile,
  remoteDist,
  shellDist,
  testRegistry,
} from '@emberite/site/testing/fixtures';
import type { RemoteSpec } from '@emberite/site/testing/fixtures';
import { listen } from '@emberite/site/testing/http';
import { startTeamRegistry } from '@emberite/site/testing/teamRegistry';
import type { TeamRegistry } from '@emberite/site/testing/teamRegistry';
import type { SiteRegistry } from './registry.ts';
import { createProgress } from './progress.ts';
import { createRegistryServer } from './server.ts';
import type { Tokens } from './tokens.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };
const other = { name: 'mf-other', text: 'first', paths: ['/other', '/other/:id'] };
const page = pageFile(other.text);

let site: TeamRegistry;
let store: Store;
let tokens: Tokens;
let url: string;
/** The registry with the token of mf-other. */
let registry: Registry;
let text: string;

beforeEach(async () => {
  site = await startTeamRegistry(home);
  ({ store, tokens, url } = site);
  const own = await site.as({ remotes: ['mf-other'], paths: ['/other'] });
  [registry, text] = [own, own.token];
});

afterEach(() => site[Symbol.asyncDispose]());

const packageOf = (spec: RemoteSpec) => site.packageOf(spec);

const publish = async (spec: RemoteSpec, by = registry) => {
  const followed: string[] = [];
  const one = await packageOf(spec);
  const outcome = await by.publish([one], 'Because', (says) => followed.push(says));
  return { ...outcome, followed, id: one.release.id };
};

it('publishes the release of a team, reports the progress, and records who did it, when and why', async () => {
  const { releases, followed, id } = await publish(other);
  expect(releases).toEqual([
    expect.objectContaining({ name: 'mf-other', id, changed: true, routes: 2 }),
  ]);
  expect(followed).toEqual([`Uploading mf-other ${id} …`, 'Rendering pages …']);
  const [move] = await registry.history();
  expect(move).toEqual({
    number: 2,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    by: 'mf-other-1',
    why: 'Because',
    set: await liveSet(store),
    from: { 'mf-other': null },
    to: { 'mf-other': id },
    stays: { 'mf-other': { until: null, failures: null } },
  });
  expect(Date.now() - Date.parse(move?.at ?? '')).toBeLessThan(60_000);
});

it.runIf(isFull)(
  'says where the sources of a release are, which changes nothing of what runs',
  async () => {
    const { id } = await publish(other);
    await writeFile(join(site.folder, 'package-lock.json'), '{}');
    for (const [repository, address] of [
      ['team/mf-other', 'https://github.com/team/mf-other'],
      ['github:team/mf-other', 'https://github.com/team/mf-other'],
      ['git@git.example:team/mf-other.git', 'https://git.example/team/mf-other'],
      [{ url: 'git+ssh://git@git.example/team/mf-other.git' }, 'https://git.example/team/mf-other'],
      ['javascript:alert(1)', undefined],
      [{ url: 'git+https://git.example/team/mf-other.git' }, 'https://git.example/team/mf-other'],
    ] as const) {
      await writeFile(join(site.folder, 'package.json'), JSON.stringify({ repository }));
      const { release } = await packageOf(other);
      expect([release.id, release.lock]).toEqual([id, integrityOf('{}')]);
      expect(release.repository).toBe(address);
    }
    await publish({ ...other, text: 'second' });
    expect((await registry.list()).remotes[0]?.repository).toBe(
      'https://git.example/team/mf-other',
    );
  },
);

it.runIf(isFull)(
  'accepts the same release twice, and changes nothing the second time',
  async () => {
    await publish(other);
    const live = await liveSet(store);
    const { releases, move } = await publish(other);
    expect([releases[0]?.changed, move]).toEqual([false, undefined]);
    expect(await liveSet(store)).toBe(live);
    expect(await registry.history()).toHaveLength(1);
  },
);

it('rolls a remote back for its team', async () => {
  const { id: first } = await publish(other);
  const { id: second } = await publish({ ...other, text: 'second' });
  const { remotes } = await registry.list();
  expect(remotes).toEqual([
    expect.objectContaining({ live: second, earlier: [expect.objectContaining({ id: first })] }),
  ]);
  expect(await registry.rollback('mf-other', '', () => {})).toMatchObject({
    from: second,
    to: first,
  });
  expect((await registry.list()).remotes[0]?.live).toBe(first);
});

it('begins, promotes and ends the canaries of a team, and makes previews, but not for others', async () => {
  const { id: first } = await publish(other);
  const second = await packageOf({ ...other, text: 'second' });
  await registry.take(second);
  const { id } = second.release;
  await registry.canary({ name: 'mf-other', id, percent: 10 }, 'Is it faster?');
  expect((await registry.list()).remotes[0]).toMatchObject({
    live: first,
    canary: { release: id, percent: 10 },
  });
  expect((await registry.promote('mf-other')).id).toBe(id);
  expect((await registry.list()).remotes[0]).toMatchObject({ live: id, canary: null });
  await expect(registry.abort('mf-other')).rejects.toThrow(
    'mf-other has no canary. Packages with one: none.',
  );
  await registry.rollback('mf-other');
  await registry.canary({ name: 'mf-other', id, percent: 50 });
  expect((await registry.abort('mf-other', 'It is slow.')).move?.canaries).toEqual({
    'mf-other': null,
  });
  const { url: link, expires } = await registry.preview('mf-other', id);
  expect(link).toMatch(/^https:\/\/ember\.example\/preview\/[\w-]{22}$/);
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(6 * 24 * 60 * 60 * 1_000);

  const [live] = (await testRegistry(store).list()).remotes.filter(
    ({ name }) => name === 'mf-home',
  );
  const theirs = /is for mf-other, not for mf-home/;
  const canary = { name: 'mf-home', id: live!.live, percent: 10 };
  await expect(registry.canary(canary)).rejects.toThrow(theirs);
  await expect(registry.promote('mf-home')).rejects.toThrow(theirs);
  await expect(registry.abort('mf-home')).rejects.toThrow(theirs);
  await expect(registry.preview('mf-home', live!.live)).rejects.toThrow(theirs);
});

it('lets a team publish, roll back and read nothing of another one', async () => {
  const live = await liveSet(store);
  const denied = 'The token mf-other-1 is for mf-other, not for mf-home.';
  await expect(publish({ ...home, text: 'taken' })).rejects.toThrow(denied);
  await expect(registry.rollback('mf-home', '', () => {})).rejects.toThrow(denied);
  await expect(registry.history('mf-home')).rejects.toThrow(denied);
  await expect(registry.failures('mf-home')).rejects.toThrow(denied);
  const shell = await shellDist(site.folder, '19.4.0');
  await writeRelease(shell);
  await expect(registry.publish([await readPackage(shell)], '', () => {})).rejects.toThrow(
    'not for shell.',
  );
  await expect(publish({ ...other, paths: ['/others'] })).rejects.toThrow(
    'mf-other claims /others, but the token mf-other-1 is for pages below /other.',
  );
  expect((await registry.list()).remotes).toEqual([]);
  expect(await registry.history()).toEqual([]);
  expect(await liveSet(store)).toBe(live);
});

it('does nothing without a token, or with a revoked one', async () => {
  const known = (await tokens.list()).map(({ name }) => name);
  expect(known).toEqual(['mf-other-1']);
  const wrong = [
    'x',
    `${text}x`,
    text.slice(0, -1),
    '../../etc/passwd.x',
    `${text.split('.')[0]}.`,
  ];
  for (const one of wrong) {
    await expect(registryAt(url, one).list()).rejects.toThrow('does not know this token');
  }
  await tokens.revoke('mf-other-1');
  await expect(registry.list()).rejects.toThrow('does not know this token');
  await expect(tokens.revoke('mf-none-1')).rejects.toThrow(
    'There is no token mf-none-1. Tokens: mf-other-1.',
  );
});

it('makes no change of a token that is revoked before it goes live', async () => {
  const live = await liveSet(store);
  const late = {
    ...store,
    async addSet(...set: Parameters<typeof store.addSet>) {
      await tokens.revoke('mf-other-1');
      return store.addSet(...set);
    },
  };
  const server = createRegistryServer(testRegistry(late), tokens, () => {});
  const stolen = registryAt(`http://127.0.0.1:${await listen(server)}`, text);
  await expect(stolen.publish([await packageOf(other)])).rejects.toThrow(
    'The token mf-other-1 has been revoked meanwhile.',
  );
  expect(await liveSet(store)).toBe(live);
  server.close();
});

it('stores no token, and makes none for what another team owns', async () => {
  for await (const { key } of store.objects.list('tokens/')) {
    const [, secret = ''] = text.split('.');
    expect(String(await store.objects.get(key))).not.toContain(secret);
  }
  const create = (remotes: string[], paths: string[]) => tokens.create({ remotes, paths });
  await expect(create(['mf-new'], ['/Other/'])).rejects.toThrow(
    '/Other/ is owned by mf-other, with the token mf-other-1.',
  );
  for (const name of ['other', 'mf-events-', 'mf--', `mf-${'a'.repeat(58)}`]) {
    await expect(create([name], ['/x'])).rejects.toThrow(`${name} is not a package.`);
  }
  await expect(create(['mf-new'], ['x y'])).rejects.toThrow('x y is not a path.');
  expect((await create(['mf-new'], ['/others'])).token.name).toBe('mf-new-1');
  // The next one of the same team.
  expect((await create(['mf-other'], ['/other'])).token.name).toBe('mf-other-2');
  await tokens.revoke('mf-other-1');
  await tokens.revoke('mf-other-2');
  expect((await create(['mf-next'], ['/other'])).token.name).toBe('mf-next-1');
});

it.runIf(isFull)(
  'assigns an address by the longer of two prefixes, also for a release that comes back',
  async () => {
    const { text: all } = await tokens.create({ remotes: ['mf-all'], paths: ['/'] });
    const everything = registryAt(url, all);
    const wide = { name: 'mf-all', text: 'all', paths: ['/wide', '/others'] };
    const { id } = await publish(wide, everything);
    const claimed = 'claims /other/deep/er, which is owned by mf-other.';
    await expect(
      publish({ ...wide, text: 'more', paths: ['/other/deep/er'] }, everything),
    ).rejects.toThrow(claimed);
    for (const param of ['/:any/deep', '/other/:id', '/:any/:id']) {
      await expect(publish({ ...wide, text: param, paths: [param] }, everything)).rejects.toThrow(
        `claims ${param}, which is owned by mf-other.`,
      );
    }
    // An old release does not take back an address that another team has been given since.
    await publish({ ...wide, text: 'later', paths: ['/wide'] }, everything);
    await tokens.create({ remotes: ['mf-late'], paths: ['/others'] });
    const lost = 'claims /others, which is owned by mf-late.';
    await expect(everything.goLive([{ name: 'mf-all', id }])).rejects.toThrow(lost);
    await expect(everything.rollback('mf-all')).rejects.toThrow(lost);
  },
);

it.runIf(isFull)('makes a release live again that was rolled back, without a build', async () => {
  await publish(other);
  const { id } = await publish({ ...other, text: 'second' });
  await registry.rollback('mf-other');
  const { releases } = await registry.goLive([{ name: 'mf-other', id }], 'Mended');
  expect(releases[0]).toMatchObject({ id, changed: true });
  expect((await registry.history())[0]).toMatchObject({ why: 'Mended', to: { 'mf-other': id } });
});

it.runIf(isFull)('tells a team nothing of what others have published with it', async () => {
  const secret = { name: 'mf-secret', text: 'secret', paths: ['/secret'] };
  const { text: all } = await tokens.create({ remotes: ['*'], paths: ['/'] });
  const both = [await packageOf(other), await packageOf(secret)];
  await registryAt(url, all).publish(both, 'A secret launch');
  const [move] = await registry.history();
  expect(Object.keys({ ...move?.from, ...move?.to })).toEqual(['mf-other']);
  expect(move?.why).toBe('');
});

/** Sends an upload as it is. */
async function upload(
  form: string | Buffer<ArrayBuffer> | FormData,
): Promise<{ status: number; message: string }> {
  const headers = { Authorization: `Bearer ${text}` };
  const response = await fetch(`${url}/registry/releases`, { method: 'POST', body: form, headers });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}

async function formWith(change: (one: Package) => void): Promise<FormData> {
  const one = await packageOf(other);
  change(one);
  const form = new FormData();
  form.set('release.json', JSON.stringify(one.release));
  for (const [path, bytes] of one.files) {
    form.append('file', new Blob([Uint8Array.from(bytes)]), path);
  }
  return form;
}

/** Claims other sizes of the page's script. */
function resize(one: Package, size: Partial<ReleaseFile>): void {
  const { files } = one.release;
  restate(one, { files: { ...files, [page]: { ...files[page]!, ...size } } });
}

/** Changes a release, with an id that matches. */
function restate(one: Package, change: Partial<Release>): void {
  Object.assign(one.release, change);
  Object.assign(one.release, { id: releaseId(one.release) });
}

type Upload = [what: string, says: string, change: (one: Package) => void];

it.each<Upload>([
  ...sample<Upload>([
    [
      'a path out of its folder',
      'cannot have the file browser/../../x',
      ({ files }) => files.set('browser/../../x', Buffer.from('x')),
    ],
    [
      'an absolute path',
      'cannot have the file /etc/passwd',
      ({ files }) => files.set('/etc/passwd', Buffer.from('x')),
    ],
    [
      'another folder',
      'cannot have the file secrets/x',
      ({ files }) => files.set('secrets/x', Buffer.from('x')),
    ],
  ]),
  ...sample<Upload>([
    [
      'another file of that name',
      `browser/${page} of mf-other is not the file that was built`,
      ({ files }) => files.set(`browser/${page}`, Buffer.from('evil')),
    ],
    [
      'another bundle for Node',
      'node/page.cjs of mf-other is not the file',
      ({ files }) => files.set('node/page.cjs', Buffer.from('evil')),
    ],
    [
      'a lacking file',
      `lists browser/${page}, but it was not uploaded`,
      ({ files }) => files.delete(`browser/${page}`),
    ],
    [
      'a file that it does not list',
      'does not list the file browser/x.js',
      ({ files }) => files.set('browser/x.js', Buffer.from('x')),
    ],
    [
      'a copy of other bytes',
      'does not list the file browser/page.css.gz',
      ({ files }) => files.set('browser/page.css.gz', gzipSync('evil')),
    ],
    [
      'a bomb',
      'does not list the file browser/page.css.gz',
      ({ files }) => files.set('browser/page.css.gz', gzipSync(Buffer.alloc(100_000_000))),
    ],
    [
      'a copy with bytes after its end',
      'does not list the file browser/page.css.br',
      ({ files }) => {
        const copy = brotliCompressSync(files.get('browser/page.css')!);
        files.set('browser/page.css.br', Buffer.concat([copy, Buffer.from('evil')]));
      },
    ],
    [
      'a copy with zeros after its end',
      'does not list the file browser/page.css.gz',
      ({ files }) => {
        const copy = gzipSync(files.get('browser/page.css')!);
        files.set('browser/page.css.gz', Buffer.concat([copy, Buffer.alloc(1)]));
      },
    ],
    [
      'a wrong number of bytes',
      `says that ${page} has 1 bytes and`,
      (one) => resize(one, { bytes: 1 }),
    ],
    [
      'a wrong number of bytes with brotli, for the budget',
      'and 1 with brotli. It has',
      (one) => resize(one, { brotli: 1 }),
    ],
  ]),
  ...sample<Upload>([
    [
      'a commit with control characters',
      'is invalid (commit: must be on one line, without control characters)',
      ({ release }) => Object.assign(release, { commit: '\u001b[2J' }),
    ],
    [
      'a version of a module with control characters',
      'is invalid (requires.react: must be on one line',
      (one) => restate(one, { requires: { react: '\u009b31m' } }),
    ],
    [
      'a title with control characters',
      'is invalid (routes.0.title: must be on one line',
      (one) =>
        restate(one, { routes: one.release.routes.map((route) => ({ ...route, title: 'a\nb' })) }),
    ],
    [
      'a flag that every object has',
      'is invalid (routes.0.flag.name: must be a name like showThing)',
      (one) =>
        restate(one, {
          routes: one.release.routes.map((route) => ({
            ...route,
            flag: { name: 'constructor', default: false },
          })),
        }),
    ],
    [
      'a changed release.json',
      'has been changed since it was built',
      ({ release }) => Object.assign(release, { requires: {} }),
    ],
    [
      'an id of its own',
      'is invalid (id:',
      ({ release }) => Object.assign(release, { id: '../../x' }),
    ],
    ['a name that is a path', 'is invalid (name:', (one) => restate(one, { name: '../mf-other' })],
    [
      'a route of another remote',
      'has the route /other of another remote',
      (one) =>
        restate(one, {
          routes: one.release.routes.map((route) => ({ ...route, remote: 'mf-home' })),
        }),
    ],
    [
      'a route that is none',
      'is invalid (routes.0.reads.0:',
      (one) =>
        restate(one, {
          routes: one.release.routes.map((route) => ({ ...route, reads: ['/x\ny'] })),
        }),
    ],
    [
      'thousands of links',
      'is invalid (routes.0.nav.also: ',
      (one) => {
        const also = Array.from({ length: 10_000 }, (_, at) => `/other/${at}`);
        const nav = { label: 'Others', icon: ['M4 7h16'], order: 50, also };
        return restate(one, { routes: one.release.routes.map((route) => ({ ...route, nav })) });
      },
    ],
    [
      'an entry that it lacks',
      'needs gone.js, but the release has no such file',
      (one) => restate(one, { entry: ['gone.js'] }),
    ],
    ['a host that is not the shell', 'is built as a host', (one) => restate(one, { kind: 'host' })],
  ]),
])('refuses an upload with %s, and stores nothing', async (_, says, change) => {
  const { status, message } = await upload(await formWith(change));
  expect([status, message]).toEqual([422, expect.stringContaining(says)]);
  for await (const { key } of store.objects.list('releases/mf-other/')) expect.unreachable(key);
});

it.runIf(isFull)('refuses a file of an unknown type for browsers', async () => {
  const dist = await remoteDist(site.folder, other);
  const one = await packageOf(other);
  restate(one, { files: { ...one.release.files, 'x.exe': one.release.files[page]! } });
  one.files.set('browser/x.exe', one.files.get(`browser/${page}`)!);
  await expect(registry.publish([one], '', () => {})).rejects.toThrow(
    'mf-other has the file x.exe. Browsers get .js, .css,',
  );
  expect(dist).not.toBe('');
});

it.runIf(isFull)(
  'refuses a file for browsers that has the name of another one, and keeps that',
  async () => {
    const first = await packageOf(other);
    await registry.take(first);
    const dist = await remoteDist(site.folder, { ...other, text: 'second' });
    await writeFile(join(dist, 'browser/page.css'), '.page{color:blue}');
    await writeRelease(dist);
    const second = await readPackage(dist);
    await expect(registry.take(second)).rejects.toThrow(
      'browser/page.css of mf-other differs from the file of that name in another release.',
    );
    const { id } = first.release;
    expect(String(await store.file('mf-other', id, 'browser/page.css'))).toBe('.page{color:red}');
    await expect(store.release('mf-other', second.release.id)).rejects.toThrow();
  },
);

it.runIf(isFull)('refuses an upload that is too large, or is not one', async () => {
  expect((await upload('no form')).message).toBe('The upload is incomplete. Publish again.');
  expect((await upload(Buffer.alloc(64_000_001))).message).toBe('The request has more than 64 MB.');
  expect((await upload(new FormData())).message).toBe('The upload has no release.json.');
  const many = await formWith(({ files }) => {
    for (let index = 0; index < 2_001; index += 1) files.set(`maps/x${index}`, Buffer.from('x'));
  });
  expect((await upload(many)).message).toBe('The release has more than 2000 files.');
  const wordy = new FormData();
  wordy.set('release.json', `"${'x'.repeat(1_000_000)}"`);
  expect((await upload(wordy)).message).toBe(
    'release.json has more than 1 MB. Build again with the build preset.',
  );
});

it.runIf(isFull)('stores nothing of an upload that is cut off', async () => {
  const form = new Response(await formWith(() => {}));
  const body = Buffer.from(await form.arrayBuffer());
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    `POST /registry/releases HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${text}\r\nContent-Type: ${form.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((sent) => socket.write(body.subarray(0, body.length - 100), sent));
  socket.destroy();
  expect((await publish({ ...other, text: 'next' })).releases[0]?.changed).toBe(true);
  const names = new Set<string>();
  for await (const { key } of store.objects.list('releases/mf-other/')) {
    names.add(key.split('/')[2] ?? '');
  }
  expect(names.size).toBe(1);
});

it.runIf(isFull)(
  'reads one upload of a token after the other, and those of others meanwhile',
  async () => {
    const held = connect(Number(new URL(url).port), '127.0.0.1');
    const head = `POST /registry/releases HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${text}\r\n`;
    await new Promise((sent) => held.write(`${head}Content-Length: 9\r\n\r\n1`, sent));
    const done: string[] = [];
    const next = upload('no form').then(({ message }) => done.push(message));
    const theirs = await site.as({ remotes: ['mf-others'], paths: ['/others'] });
    await publish({ ...other, name: 'mf-others', paths: ['/others'] }, theirs);
    expect(done).toEqual([]);
    held.destroy();
    await next;
    expect(done).toEqual(['The upload is incomplete. Publish again.']);
  },
);

it('says what it cannot make live', async () => {
  await expect(registry.publish([], '', () => {})).rejects.toThrow('The request is invalid.');
  await expect(registry.rollback('mf-other', '', () => {})).rejects.toThrow(
    'mf-other is not live. Live packages: mf-home, shell.',
  );
  const mistyped = './mf-hoem';
  for (const change of [
    registry.goLive([{ name: mistyped, id: '1.0.0-abcdefabcdef' }]),
    registry.preview(mistyped, '1.0.0-abcdefabcdef'),
    registry.rollback(mistyped),
  ]) {
    await expect(change).rejects.toThrow(/^A package must have a name like mf-events, or be /);
  }
  const response = await fetch(`${url}/registry/moves`, {
    method: 'POST',
    body: JSON.stringify({ publish: [{ name: 'mf-other', id: '1.0.0-abcdefabcdef' }], why: '' }),
    headers: { Authorization: `Bearer ${text}` },
  });
  expect(await response.text()).toContain(
    'There is no release 1.0.0-abcdefabcdef of mf-other. Publish it again.',
  );
  expect(join(site.folder)).not.toBe('');
});

it.runIf(isFull)(
  'tells a command how its publish went, also if every connection is cut off',
  async () => {
    // A page that takes its time, and a registry that speaks often.
    const held = Promise.withResolvers<void>();
    const goLive: SiteRegistry['goLive'] = async (releases, why, follow = () => {}) => {
      follow('Rendering pages …');
      await held.promise;
      follow('Almost there …');
      return testRegistry(store).goLive(releases, why, follow);
    };
    const slow = testRegistry(store);
    slow.as = () => Object.assign(testRegistry(store), { goLive });
    const behind = createRegistryServer(slow, tokens, () => {}, { progress: createProgress(20) });
    const port = await listen(behind);
    let cuts = 0;
    // Each response ends for the client when it has said three lines.
    const proxy = createServer((client) => {
      const upstream = connect(port, '127.0.0.1');
      let lines = 0;
      client.pipe(upstream);
      upstream.on('data', (bytes: Buffer) => {
        client.write(bytes);
        lines += String(bytes).split('says').length - 1;
        if (lines < 3) return;
        cuts += 1;
        if (cuts === 2) held.resolve();
        client.destroy();
        upstream.destroy();
      });
      for (const socket of [client, upstream]) socket.on('error', () => {});
      upstream.on('close', () => client.destroy());
    });
    const through = registryAt(`http://127.0.0.1:${await listen(proxy)}`, text);
    const said: string[] = [];
    const one = await packageOf({ ...other, text: 'second' });
    const { releases } = await through.publish([one], '', (line) => said.push(line));
    expect(releases[0]).toMatchObject({ name: 'mf-other', id: one.release.id, changed: true });
    expect(cuts).toBeGreaterThanOrEqual(2);
    const own = said.filter((line) => !line.startsWith('Still working after'));
    expect(own.filter((line) => line === 'Almost there …')).toHaveLength(1);
    expect(said.some((line) => /^Still working after \d+ s …$/.test(line))).toBe(true);
    // It is its team's alone, and nobody else can ask.
    const third = await tokens.create({ remotes: ['mf-third'], paths: ['/third'] });
    const foreign = await fetch(`http://127.0.0.1:${port}/registry/changes/x?from=0`, {
      headers: { Authorization: `Bearer ${third.text}` },
    });
    expect(foreign.status).toBe(404);
    proxy.close();
    behind.close().closeAllConnections();
  },
);
