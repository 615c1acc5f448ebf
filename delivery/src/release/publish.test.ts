import { fork } from 'node:child_process';
import { mkdir, readdir, readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { runtime } from '@emberite/cli/build';
import { loadSet } from '../compose/setIndex.ts';
import type { Store } from '../store/index.ts';
import { openStore } from '../store/index.ts';
import { remoteDist, shellDist, site, tempFolder } from '../testing/fixtures.ts';
import { publish, rollback } from './publish.ts';

async function siteWith(folder: string, ...remotes: Parameters<typeof remoteDist>[1][]) {
  const store = await openStore(join(folder, 'store'));
  const dists = [await shellDist(folder)];
  for (const spec of remotes) dists.push(await remoteDist(folder, spec));
  await publish(store, dists, site, null);
  return store;
}

const home = {
  name: 'mf-home',
  text: 'first',
  paths: ['/', '/enter', '/enter/by/:provider'],
  own: { '/enter': { flag: { name: 'showThing', default: true } } },
};
const other = { name: 'mf-other', text: 'other', paths: ['/other'] };

const liveReleases = async (store: Store) => (await store.set((await store.live()) ?? '')).releases;

/** Every file and folder in a folder. */
const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();

async function htmlOf(store: Store, path: string): Promise<string> {
  const live = await store.live();
  const [folder = ''] = (await readdir(join(store.root, 'composed'))).filter((name) =>
    name.startsWith(String(live)),
  );
  const composed = join(store.root, 'composed', folder);
  const pages = JSON.parse(await readFile(join(composed, 'pages.json'), 'utf8')) as {
    paths: Record<string, { file: string }>;
  };
  return readFile(join(composed, pages.paths[path]?.file ?? ''), 'utf8');
}

it('makes a release live with its page in the HTML, and keeps the previous one as fallback', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  expect(await htmlOf(store, '/')).toContain('<main>first</main>');
  const before = await liveReleases(store);

  const dist = await remoteDist(folder.path, { ...home, text: 'second' });
  const [published] = await publish(store, [dist], site, 'abc');

  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  const after = await liveReleases(store);
  expect(after['mf-home']).toEqual([published?.release.id, before['mf-home']?.[0]]);
  expect(after['mf-other']).toEqual(before['mf-other']);
});

it('lists the integrity of live and fallback files in the document', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  await publish(store, [await remoteDist(folder.path, { ...home, text: 'second' })], site, null);
  const [live, fallback] = (await liveReleases(store))['mf-home'] ?? [];
  const html = await htmlOf(store, '/');
  const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { integrity } = JSON.parse(importMap) as { integrity: Record<string, string> };
  for (const id of [live, fallback]) {
    const { files } = await store.release('mf-home', id ?? '');
    expect(integrity[`/assets/mf-home/${id}/page.js`]).toBe(files['page.js']?.integrity);
    expect(integrity[`/assets/mf-home/${id}/remoteEntry.js`]).toBe(
      files['remoteEntry.js']?.integrity,
    );
  }
});

it('gives the same build the same id and changes nothing when it is published again', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const live = await store.live();
  const [again] = await publish(store, [await remoteDist(folder.path, home)], site, 'def');
  expect(again?.changed).toBe(false);
  expect(await store.live()).toBe(live);
});

it('rolls back release by release, and says when there is none left', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  for (const text of ['second', 'third']) {
    await publish(store, [await remoteDist(folder.path, { ...home, text })], site, null);
  }
  await rollback(store, 'mf-home', site);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  await rollback(store, 'mf-home', site);
  expect(await htmlOf(store, '/')).toContain('<main>first</main>');
  await expect(rollback(store, 'mf-home', site)).rejects.toThrow(/no release before/);
  for (const name of ['mf-none', 'constructor', '__proto__']) {
    await expect(rollback(store, name, site)).rejects.toThrow(
      `${name} is not live. Live packages: mf-home, shell.`,
    );
  }
});

const flag = { name: 'showThing', default: true };

const refusals = [
  {
    what: 'a second page of a role',
    spec: { ...other, own: { '/other': { role: 'landing' as const } } },
    says: "mf-home has the page of the role landing at /, and mf-other at /other. Remove role: 'landing' from one of the routes.",
  },
  {
    what: 'a page of a role that not everybody may open whom the guard leads there',
    spec: { ...other, own: { '/other': { role: 'home' as const } } },
    says: 'mf-other has the role home at /other. Such a page has the access member and no parameters.',
  },
  {
    what: 'a page of a role with parameters',
    spec: { ...other, paths: ['/in/:way'], own: { '/in/:way': { role: 'login' as const } } },
    says: 'mf-other has the role login at /in/:way. Such a page has the access public and no parameters.',
  },
  {
    what: 'an unknown role',
    spec: { ...other, own: { '/other': { role: 'exit' as 'home' } } },
    says: 'mf-other has an invalid role for /other',
  },
  {
    what: 'a release without the page of a role that it had',
    spec: { ...home, own: { '/': { role: undefined } } },
    says: "No page would have the role landing, which mf-home has at /. Add role: 'landing' to the route that replaces it, and publish both together.",
  },
  {
    what: 'a flag that is no name',
    spec: { ...other, own: { '/other': { flag: { ...flag, name: 'show=thing' } } } },
    says: 'mf-other has an invalid flag.name for /other (must be a name like showThing)',
  },
  {
    what: 'a flag of another remote',
    spec: { ...other, own: { '/other': { flag } } },
    says: 'mf-other declares the flag showThing, but mf-home has one of that name.',
  },
  {
    what: 'a flag that is on and off by default',
    spec: {
      ...other,
      paths: ['/other', '/more'],
      own: {
        '/other': { flag: { name: 'showMore', default: true } },
        '/more': { flag: { name: 'showMore', default: false } },
      },
    },
    says: 'mf-other declares the flag showMore as on and as off.',
  },
  {
    what: 'a route of another remote',
    spec: { ...other, paths: ['/other', '/'] },
    says: 'mf-other claims /, but mf-home owns /, and both match the same address.',
  },
  {
    what: 'a pattern that matches the path of another remote',
    spec: { ...other, paths: ['/:any'] },
    says: 'mf-other claims /:any, but mf-home owns /enter,',
  },
  {
    what: 'a path that the pattern of another remote matches',
    spec: { ...other, paths: ['/enter/by/Google'] },
    says: 'mf-other claims /enter/by/Google, but mf-home owns /enter/by/:provider,',
  },
  {
    what: 'a pattern that meets the pattern of another remote',
    spec: { ...other, paths: ['/enter/:a/:b'] },
    says: 'mf-other claims /enter/:a/:b, but mf-home owns /enter/by/:provider,',
  },
  ...['/*', '/log{in}?', '/:any(.*)', '/%6cogin', '/a//b', '/a/../login', '/login/', 'login'].map(
    (path) => ({
      what: `the route ${path}`,
      spec: { ...other, paths: [path] },
      says: `mf-other has the route ${path}.`,
    }),
  ),
  ...['0', '7', '1b', 'ad', '200b', '202e', '2060', '3164', 'e9'].map((code) => ({
    what: `a route with U+${code}`,
    spec: { ...other, paths: [`/a${String.fromCodePoint(parseInt(code, 16))}b`] },
    says: `mf-other has the route /a\\u{${code}}b.`,
  })),
  {
    what: 'an address of the API',
    spec: { ...other, paths: ['/api/:any'] },
    says: 'mf-other claims /api/:any, but the API owns it.',
  },
  {
    what: 'an address of the gateway',
    spec: { ...other, paths: ['/assets/page'] },
    says: 'mf-other claims /assets/page, but the gateway owns it.',
  },
  {
    what: 'a file at the root of the site',
    spec: { ...other, paths: ['/robots.txt'] },
    says: 'mf-other claims /robots.txt, but the gateway owns it.',
  },
  {
    what: 'a development build',
    spec: { ...other, record: { mode: 'development' } },
    says: 'mf-other was not built for production.',
  },
  ...['../x', '../../../../x', '__proto__', 'constructor', 'mf-', 'MF-Other', 'mf-a/b', 7].map(
    (name) => ({
      what: `the name ${name}`,
      spec: { ...other, record: { name } },
      says: 'is invalid (name: ',
    }),
  ),
  ...['../../../../x', '1.0.0/x', '1', '1.0.0-..', '1.0.0+a b', ''].map((version) => ({
    what: `the version ${version}`,
    spec: { ...other, record: { version } },
    says: 'is invalid (version: ',
  })),
  ...['host', 'other'].map((kind) => ({
    what: `a remote of the kind ${kind} with a route of another remote`,
    spec: { ...other, paths: ['/'], record: { kind } },
    says: 'is invalid (kind: ',
  })),
  {
    what: 'an entry outside the build',
    spec: { ...other, record: { entry: { js: ['../x.js'], css: [], shared: {}, packages: [] } } },
    says: 'is invalid (entry.js.0: ',
  },
  {
    what: 'a name that every object has',
    spec: { ...other, record: { imports: { constructor: {} } } },
    says: 'is invalid (it has the name constructor)',
  },
  {
    what: 'a record with a prototype',
    spec: { ...other, record: { imports: JSON.parse('{ "__proto__": {} }') as object } },
    says: 'is invalid (it has the name __proto__)',
  },
  {
    what: 'a shared module that the routes import',
    spec: { ...other, early: { valtio: '^2.0.0' } },
    says: 'mf-other imports valtio with its routes, which run before the host provides it.',
  },
  {
    what: 'bundled react',
    spec: { ...other, packages: ['react'] },
    says: 'mf-other bundles its own react.',
  },
  {
    what: 'bundled react-dom',
    spec: { ...other, packages: ['react-dom'] },
    says: 'mf-other bundles its own react-dom.',
  },
  {
    what: 'a shared range the shell does not satisfy',
    spec: { ...other, requires: { '@emberite/sdk/router': '^2.0.0' } },
    says: 'mf-other needs @emberite/sdk/router ^2.0.0, but the shell',
  },
  {
    what: 'a stylesheet that is named but absent',
    spec: { ...other, missing: ['gone.css'] },
    says: 'mf-other lists gone.css in its manifest, but the build has no such file.',
  },
  {
    what: 'a page that throws while it is rendered',
    spec: { ...other, component: "() => { throw new Error('no window') }" },
    says: 'mf-other failed to render /other to HTML: no window.',
  },
  {
    what: 'a page module without a component',
    spec: { ...other, component: 'undefined' },
    says: 'mf-other has no page component for /other',
  },
  {
    what: 'the same route twice',
    spec: { ...other, paths: ['/a/:x', '/a/:y'] },
    says: 'mf-other declares /a/:y twice.',
  },
  ...['/things>; rel=x', 'https://elsewhere.example/', '//elsewhere.example'].map((path) => ({
    what: `a page that reads ${path}`,
    spec: { ...other, own: { '/other': { reads: [path] } } },
    says: 'mf-other has an invalid reads for /other (must be paths below the base of the API',
  })),
  ...['settings', [], ['M4 7h16"/><script>'], ['url(#a)'], [`M0 0${' h1'.repeat(2000)}`]].map(
    (icon) => ({
      what: `the icon ${JSON.stringify(icon).slice(0, 30)}`,
      spec: { ...other, icon },
      says: 'mf-other has an invalid nav.icon for /other (must be the path data of',
    }),
  ),
  ...['https://video.example', 'https://player.vimeo.com.video.example', '*'].map((origin) => ({
    what: `a frame of ${origin}`,
    spec: { ...other, head: `() => ({ title: 'A page', frames: ['${origin}'] })` },
    says: `mf-other frames ${origin} at /other. A page may only frame https://www.youtube-nocookie.com and https://player.vimeo.com.`,
  })),
];

it.each(refusals)('refuses $what and leaves the site as it was', async ({ spec, says }) => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const dist = await remoteDist(folder.path, spec);
  const [live, files] = [await store.live(), await filesIn(folder.path)];
  await expect(publish(store, [dist], site, null)).rejects.toThrow(says);
  expect(await store.live()).toBe(live);
  expect(await filesIn(folder.path)).toEqual(files);
});

it('says which roles have no page yet, and hands one over from remote to remote', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const said: string[] = [];
  const add = async (...dists: string[]) => {
    said.length = 0;
    await publish(store, dists, site, null, (sentence) => said.push(sentence));
    return said;
  };
  expect(await add(await shellDist(folder.path))).toEqual([]);
  const member = {
    name: 'mf-inside',
    text: 'home',
    paths: ['/home', '/first'],
    own: {
      '/home': { access: 'member', role: 'home', prerender: false },
      '/first': { access: 'signed-in', role: 'welcome', prerender: false },
    },
  } as const;
  expect(await add(await remoteDist(folder.path, { ...member, paths: [...member.paths] }))).toEqual(
    [
      "No page has the role landing, login. Publish the remote that has it, with role: 'landing' in the route.",
    ],
  );
  const login = { ...home, own: { '/enter': { role: 'login' as const } } };
  expect(await add(await remoteDist(folder.path, login))).toEqual([]);

  const moved = [
    await remoteDist(folder.path, { ...login, text: 'second', own: {} }),
    await remoteDist(folder.path, { ...other, own: { '/other': { role: 'login' } } }),
  ];
  await expect(add(moved[0]!)).rejects.toThrow('No page would have the role login');
  expect(await add(...moved)).toEqual([]);
  expect(await htmlOf(store, '/')).toContain('"login":"/other"');
});

it('says which page links to an address that no live page answers', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, { ...other, paths: ['/other', '/thing/:id'] });
  const said: string[] = [];
  const warn = (sentence: string) => void said.push(sentence);
  const linkingTo = (...paths: string[]) => ({
    ...home,
    text: paths.join(' ').replaceAll(/\W/g, ''),
    component: `() => ${JSON.stringify(paths.map((path) => `<a class="x" href="${path}">x</a>`).join(''))}`,
  });
  const publishLinks = async (...paths: string[]) => {
    said.length = 0;
    await publish(store, [await remoteDist(folder.path, linkingTo(...paths))], site, null, warn);
    return said.filter((sentence) => sentence.includes('links') || sentence.includes('link to'));
  };
  const fine = ['/', '/enter?a=b', '/other#top', '/thing/42', '/other/', '/payment', '/robots.txt'];
  const elsewhere = [
    '#top',
    'mailto:a@people.example',
    'https://other.example/x',
    '//other.example',
  ];
  expect(await publishLinks(...fine, ...elsewhere, '/assets/mf-home/file.pdf')).toEqual([]);

  const broken = 'mf-home: / and 1 more link to /emberite/oops, which no live page answers.';
  expect(await publishLinks('/emberite/oops?a=b', '/other')).toEqual([broken]);
  expect(await publishLinks('/emberite/oops?a=b', '/other')).toEqual([broken]);

  said.length = 0;
  const one = { ...other, text: 'one', component: `() => '<a href="/nowhere">x</a>'` };
  await publish(store, [await remoteDist(folder.path, one)], site, null, warn);
  expect(said).toContain('mf-other: /other links to /nowhere, which no live page answers.');

  // A page that goes leaves the links of others behind.
  said.length = 0;
  const less = { ...other, text: 'less', paths: ['/thing/:id'] };
  await publish(store, [await remoteDist(folder.path, less)], site, null, warn);
  expect(said).toContain('mf-home: / and 1 more link to /other, which no live page answers.');
  said.length = 0;
  await rollback(store, 'mf-other', site, warn);
  expect(said).not.toContain('mf-home: / and 1 more link to /other, which no live page answers.');
});

it('keeps nothing of releases that are refused because of another one', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const head = `() => ({ image: { alt: 'A field', drawing: '<rect width="9" height="9"/>' } })`;
  const broken = { ...other, name: 'mf-third', paths: ['/third'], component: 'undefined' };
  const dists = [
    await remoteDist(folder.path, { ...other, head }),
    await remoteDist(folder.path, broken),
  ];
  const files = await filesIn(folder.path);
  await expect(publish(store, dists, site, null)).rejects.toThrow('mf-third has no page component');
  expect(await filesIn(folder.path)).toEqual(files);
});

it.each(['browser/link.js', 'node/link.cjs', 'browser/folder/', 'browser/a b.js'])(
  'publishes nothing but plain files, not %s',
  async (file) => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home);
    const dist = await remoteDist(folder.path, other);
    if (file.endsWith('/')) await mkdir(join(dist, file));
    else await symlink('/etc/passwd', join(dist, file));
    const files = await filesIn(folder.path);
    await expect(publish(store, [dist], site, null)).rejects.toThrow(
      `${join(dist, file).replace(/\/$/, '')} cannot be published.`,
    );
    expect(await filesIn(folder.path)).toEqual(files);
  },
);

it('refuses a folder of a build that is a link', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const dist = await remoteDist(folder.path, other);
  await rename(join(dist, 'browser'), join(folder.path, 'elsewhere'));
  await symlink(join(folder.path, 'elsewhere'), join(dist, 'browser'));
  await expect(publish(store, [dist], site, null)).rejects.toThrow('browser is no folder.');
});

it.each([
  {
    what: 'renders',
    spec: { component: '() => new Promise(() => {})' },
    says: 'mf-other has been rendering /other for longer than 10 s. Fix the page.',
  },
  {
    what: 'loads',
    // Whoever waits for the module waits for this.
    spec: { head: 'undefined, then() {}' },
    says: 'mf-other has been loading the page of /other for longer than 10 s. Fix the page.',
  },
])(
  'refuses a page that $what for ever, and lets others publish meanwhile',
  async ({ spec, says }) => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home);
    await publish(store, [await remoteDist(folder.path, { ...home, text: 'second' })], site, null);
    const dist = await remoteDist(folder.path, { ...other, ...spec });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const refused = expect(publish(store, [dist], site, null)).rejects.toThrow(says);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await rollback(store, 'mf-home', site);
      expect(await htmlOf(store, '/')).toContain('<main>first</main>');
      vi.advanceTimersByTime(10_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
    expect(await readdir(join(store.root, 'scratch'))).toEqual([]);
  },
);

it('refuses a rollback to a release with an address that another remote has taken since', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, { ...other, paths: ['/other/:any'] });
  const moved = { ...other, text: 'moved', paths: ['/elsewhere'] };
  await publish(store, [await remoteDist(folder.path, moved)], site, null);
  const taking = { ...home, text: 'taking', paths: ['/', '/other/mine'] };
  await publish(store, [await remoteDist(folder.path, taking)], site, null);
  await expect(rollback(store, 'mf-other', site)).rejects.toThrow(
    'mf-other claims /other/:any, but mf-home owns /other/mine,',
  );
});

it("takes a remote's own icon into the navigation of every set", async () => {
  await using folder = await tempFolder();
  const icon = ['M4 7h16', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'];
  const store = await siteWith(folder.path, { ...other, icon });
  const [live = ''] = (await liveReleases(store))['mf-other'] ?? [];
  expect((await store.release('mf-other', live)).routes[0]?.nav?.icon).toEqual(icon);
});

it('takes a frame of a known player', async () => {
  await using folder = await tempFolder();
  const head = `() => ({ title: 'A page', frames: ['https://player.vimeo.com'] })`;
  const store = await siteWith(folder.path, { ...other, head });
  expect(await htmlOf(store, '/other')).toContain('<main>other</main>');
});

it('refuses a shell that the live remotes cannot run on', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  await expect(
    publish(store, [await shellDist(folder.path, '20.0.0')], site, null),
  ).rejects.toThrow('mf-home needs react ^19.0.0, but the shell');
});

it('offers no release as fallback that the shell cannot run', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const next = { ...home, text: 'second', requires: { react: '^20.0.0' } };
  const dists = [await shellDist(folder.path, '20.0.0'), await remoteDist(folder.path, next)];
  await publish(store, dists, site, null);
  const [second = '', first = ''] = (await liveReleases(store))['mf-home'] ?? [];
  expect(await htmlOf(store, '/')).not.toContain(`/assets/mf-home/${first}/`);

  const last = { ...next, text: 'third' };
  await publish(store, [await remoteDist(folder.path, last)], site, null);
  expect(await htmlOf(store, '/')).toContain(`/assets/mf-home/${second}/`);
});

const borrowing = { ...home, borrows: '^2.9.2' };

it.each([
  { what: 'no runtime', lends: undefined, provided: 'none' },
  { what: 'an older runtime', lends: '2.8.0', provided: '2.8.0' },
  { what: 'another major version', lends: '3.0.0', provided: '3.0.0' },
])(
  'refuses a remote that borrows the federation runtime from a shell with $what',
  async ({ lends, provided }) => {
    await using folder = await tempFolder();
    const store = await openStore(join(folder.path, 'store'));
    const [shell, remote] = [
      await shellDist(folder.path, '19.3.1', { lends }),
      await remoteDist(folder.path, borrowing),
    ];
    await expect(publish(store, [shell, remote], site, null)).rejects.toThrow(
      new RegExp(
        `mf-home needs ${runtime} \\^2\\.9\\.2, but the shell \\S+ provides ${provided}\\.`,
      ),
    );
  },
);

it('refuses a remote that uses what the shell lacks, and a shell that drops what a live remote uses', async () => {
  await using folder = await tempFolder();
  const store = await openStore(join(folder.path, 'store'));
  const api = (...names: string[]) => ({
    shared: { '@emberite/sdk/api': Object.fromEntries(names.map((name) => [name, name])) },
  });
  const old = await shellDist(folder.path, '19.3.1', api('authMe'));
  const both = await shellDist(folder.path, '19.3.1', api('authMe', 'passkeyAdd'));
  const uses = { '@emberite/sdk/api': ['*', 'authMe', 'passkeyAdd'] };
  const remote = await remoteDist(folder.path, { ...home, uses });
  const says =
    /mf-home uses passkeyAdd of @emberite\/sdk\/api, which the shell \S+ does not have\./;
  await expect(publish(store, [old, remote], site, null)).rejects.toThrow(says);
  await publish(store, [both, remote], site, null);
  const live = await store.live();
  await expect(publish(store, [old], site, null)).rejects.toThrow(says);
  expect(await store.live()).toBe(live);
});

it("lets releases with and without a federation runtime of their own be each other's fallback", async () => {
  await using folder = await tempFolder();
  const lending = await shellDist(folder.path, '19.3.1', { lends: '2.10.0' });
  const bare = await shellDist(folder.path);
  const store = await siteWith(folder.path, home, other);
  const publishHome = async (change: Partial<typeof borrowing>) => {
    const dist = await remoteDist(folder.path, { ...home, ...change });
    const [published] = await publish(store, [dist], site, null);
    return published?.release.id ?? '';
  };
  const fallbackOf = async (name: string) => {
    const set = await store.set((await store.live()) ?? '');
    return (await loadSet(store, set)).remotes[name]?.[1]?.id;
  };
  const [first = ''] = (await liveReleases(store))['mf-home'] ?? [];

  await publish(store, [lending], site, null);
  const second = await publishHome({ text: 'second', borrows: '^2.9.2' });
  expect(await fallbackOf('mf-home')).toBe(first);
  // The live release borrows: the shell before lends nothing, in whatever way it would come back.
  const refused = `mf-home needs ${runtime} ^2.9.2, but the shell`;
  await expect(publish(store, [bare], site, null)).rejects.toThrow(refused);
  await expect(rollback(store, 'shell', site)).rejects.toThrow(refused);

  await publishHome({ text: 'third' });
  expect(await fallbackOf('mf-home')).toBe(second);
  // Only the fallback borrows: the shell may change, and the set has another fallback.
  await rollback(store, 'shell', site);
  expect(await fallbackOf('mf-home')).toBe(first);
  await expect(rollback(store, 'mf-home', site)).rejects.toThrow(refused);
});

it('loses nothing when two publish at once', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const dists = await Promise.all([
    remoteDist(folder.path, { ...home, text: 'second' }),
    remoteDist(folder.path, { ...other, text: 'changed' }),
  ]);
  const run = (dist: string) =>
    new Promise<number | null>((resolve) => {
      const main = join(import.meta.dirname, 'main.ts');
      fork(main, ['publish', 'any', '--from', dist], {
        env: { ...process.env, STORE: store.root },
        silent: true,
      }).on('exit', resolve);
    });
  expect(await Promise.all(dists.map(run))).toEqual([0, 0]);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  expect(await htmlOf(store, '/other')).toContain('<main>changed</main>');
});

it('leaves the live site as it was when a publish is killed half-way', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const live = await store.live();
  // A page that never finishes rendering keeps the publish in the middle of its work.
  const dist = await remoteDist(folder.path, {
    ...home,
    text: 'half',
    component: '() => { while (true) {} }',
  });
  const main = join(import.meta.dirname, 'main.ts');
  const child = fork(main, ['publish', 'any', '--from', dist], {
    env: { ...process.env, STORE: store.root },
    silent: true,
  });
  // The release, and the documents.
  const working = async () => (await readdir(join(store.root, 'scratch'))).length;
  await expect.poll(working, { timeout: 15_000 }).toBe(2);
  child.kill('SIGKILL');

  expect(await store.live()).toBe(live);
  expect(await htmlOf(store, '/')).toContain('<main>first</main>');
  await publish(store, [await remoteDist(folder.path, { ...home, text: 'next' })], site, null);
  expect(await htmlOf(store, '/')).toContain('<main>next</main>');
});
