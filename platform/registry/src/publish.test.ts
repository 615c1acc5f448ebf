import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runtime } from '@emberite/cli/build';
import type { Boot } from '@emberite/release/data';
import { afterAll, expect, it } from 'vitest';
import { loadSet } from '@emberite/store/setIndex';
import type { Store } from '@emberite/store';
import { openStore } from '@emberite/store';
import { textOf } from '@emberite/store/composition';
import {
  htmlOf,
  liveSet,
  publish,
  remoteDist,
  shellDist,
  siteWith,
  tempFolder,
  testRegistry,
  pageFile,
  packageOf,
} from '@emberite/site/testing/fixtures';
import { killPublishAt, publishElsewhere } from '@emberite/site/testing/publishElsewhere';
import { isFull, sample } from '../../../tools/sample.ts';

const rollback = (store: Store, name: string) => testRegistry(store).rollback(name);

const home = {
  name: 'mf-home',
  text: 'first',
  paths: ['/', '/enter', '/enter/by/:provider'],
  own: { '/enter': { flag: { name: 'showThing', default: true }, aliases: ['/entrance'] } },
};
const other = { name: 'mf-other', text: 'other', paths: ['/other'] };

const liveReleases = async (store: Store) => (await store.set(await liveSet(store))).releases;

it('makes a release live with its page in the HTML, and keeps the previous one as fallback', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  expect(await htmlOf(store, '/')).toContain('<main>first</main>');
  const before = await liveReleases(store);

  const dist = await remoteDist(folder.path, { ...home, text: 'second' });
  const {
    releases: [published],
  } = await publish(store, [dist]);

  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  const after = await liveReleases(store);
  expect(after['mf-home']).toEqual([published?.id, before['mf-home']?.[0]]);
  expect(after['mf-other']).toEqual(before['mf-other']);
});

it('lists the integrity of live and fallback files in the document', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  await publish(store, [await remoteDist(folder.path, { ...home, text: 'second' })]);
  const ids = (await liveReleases(store))['mf-home'] ?? [];
  const html = await htmlOf(store, '/');
  const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { integrity } = JSON.parse(importMap) as { integrity: Record<string, string> };
  expect(ids).toHaveLength(2);
  for (const [index, text] of ['second', home.text].entries()) {
    const { files } = await store.release('mf-home', ids[index]!);
    for (const file of [pageFile(text), 'remoteEntry.js']) {
      expect(integrity[`/assets/mf-home/${file}`]).toBe(files[file]!.integrity);
    }
  }
});

it('gives the same build the same id and changes nothing when it is published again', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const live = await liveSet(store);
  const {
    releases: [again],
  } = await publish(store, [await remoteDist(folder.path, home)]);
  expect(again?.changed).toBe(false);
  expect(await liveSet(store)).toBe(live);
});

it.runIf(isFull)('rolls back release by release, and says when there is none left', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  for (const text of ['second', 'third']) {
    await publish(store, [await remoteDist(folder.path, { ...home, text })]);
  }
  await rollback(store, 'mf-home');
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  await rollback(store, 'mf-home');
  expect(await htmlOf(store, '/')).toContain('<main>first</main>');
  await expect(rollback(store, 'mf-home')).rejects.toThrow(/no release before/);
  for (const name of ['mf-none', 'constructor', '__proto__']) {
    await expect(rollback(store, name)).rejects.toThrow(
      `${name} is not live. Live packages: mf-home, shell.`,
    );
  }
});

const flag = { name: 'showThing', default: true };

const refusals = [
  ...sample(['nav', 'menu', 'aliases', 'prerender'] as const).map((field) => ({
    what: `a page for staff that others see by its ${field}`,
    spec: {
      ...other,
      own: {
        '/other': {
          access: 'staff' as const,
          prerender: false,
          ...(field === 'nav' && { nav: { label: 'Desk', icon: ['M4 7h16'], order: 1 } }),
          ...(field === 'menu' && { menu: { label: 'Desk', place: 'footer' as const, order: 1 } }),
          ...(field === 'aliases' && { aliases: ['/others'] }),
          ...(field === 'prerender' && { prerender: true }),
        },
      },
    },
    says: `mf-other has ${field} for /other, a page for staff. Remove it, because others must not see the page.`,
  })),
  ...sample([
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
  ]),
  ...sample([
    {
      what: 'a flag that is not a name',
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
  ]),
  ...sample([
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
    {
      what: 'another address of a page of another remote',
      spec: { ...other, paths: ['/entrance'] },
      says: 'mf-other claims /entrance, but mf-home owns /entrance,',
    },
  ]),
  ...sample([
    { alias: '/Enter', says: 'mf-other claims /Enter, but mf-home owns /enter,' },
    { alias: '/other', says: 'mf-other declares /other twice.' },
    { alias: '/others/:id', says: 'mf-other links from /other to /others/:id.' },
    { alias: '//evil.example', says: 'mf-other links from /other to //evil.example.' },
    { alias: '/api/other', says: 'mf-other links from /other to /api/other.' },
  ]).map(({ alias, says }) => ({
    what: `a page that is also at ${alias}`,
    spec: { ...other, own: { '/other': { aliases: [alias] } } },
    says,
  })),
  ...sample([
    {
      what: 'an entry in the header for pages with parameters',
      spec: {
        ...other,
        paths: ['/other/:id'],
        own: { '/other/:id': { menu: { label: 'Others', place: 'header' as const, order: 1 } } },
      },
      says: 'mf-other links from /other/:id to /other/:id.',
    },
    {
      what: 'an entry in the header for a section that is no id',
      spec: {
        ...other,
        own: {
          '/other': {
            menu: { label: 'Others', place: 'header' as const, order: 1, section: '"><b>' },
          },
        },
      },
      says: 'mf-other has an invalid menu.section for /other (must be the id of a heading',
    },
  ]),
  ...sample([
    '/a/:b/:b',
    '/a/:1',
    '/*',
    '/log{in}?',
    '/:any(.*)',
    '/%6cogin',
    '/a//b',
    '/a/../login',
    '/login/',
    'login',
  ]).map((path) => ({
    what: `the route ${path}`,
    spec: { ...other, paths: [path] },
    says: `mf-other has the route ${path}.`,
  })),
  ...sample(['0', '7', '1b', 'ad', '200b', '202e', '2060', '3164', 'e9']).map((code) => ({
    what: `a route with U+${code}`,
    spec: { ...other, paths: [`/a${String.fromCodePoint(parseInt(code, 16))}b`] },
    says: `mf-other has the route /a\\u{${code}}b.`,
  })),
  ...sample(['..', '.', 'a/b', '/', '/evil.example', '../home', 'a\\b', '\0', '\n', '\ud800']).map(
    (id) => ({
      what: `a prerendered path with the part ${JSON.stringify(id)}`,
      spec: {
        ...other,
        paths: ['/other/:id'],
        head: `undefined, params: () => [{ id: ${JSON.stringify(id)} }]`,
      },
      says: `mf-other has the id ${JSON.stringify(id)} among the params of /other/:id.`,
    }),
  ),
  ...sample([
    { path: '/:x/auth/me', x: 'API', owner: 'the API' },
    { path: '/:x/shell', x: 'assets', owner: 'the gateway' },
  ]).map(({ path, x, owner }) => ({
    what: `a prerendered path that ${owner} owns`,
    spec: { ...other, paths: [path], head: `undefined, params: () => [{ x: '${x}' }]` },
    says: `mf-other has the page ${path.replace(':x', x)} by the params of ${path}, but ${owner} owns it.`,
  })),
  {
    what: 'a fact that leads to another site',
    spec: {
      ...other,
      head: `() => ({ structuredData: [{ type: 'BreadcrumbList', above: [{ title: 'x', path: '@evil.example' }] }] })`,
    },
    says: 'mf-other has an invalid head or params for /other (head.structuredData.0.above.0.path:',
  },
  ...sample([
    {
      what: 'an address of the API',
      spec: { ...other, paths: ['/api/:any'] },
      says: 'mf-other claims /api/:any, but the API owns it.',
    },
    {
      what: 'an address of the gateway',
      spec: { ...other, paths: ['/index'] },
      says: 'mf-other claims /index, but the gateway owns it.',
    },
    {
      what: 'a file at the root of the site',
      spec: { ...other, paths: ['/robots.txt'] },
      says: 'mf-other claims /robots.txt, but the gateway owns it.',
    },
  ]),
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
  ...sample([
    {
      what: 'a page that throws while it is rendered',
      spec: { ...other, component: "() => { throw new Error('no window') }" },
      says: 'mf-other failed to render /other to HTML: no window.',
    },
    {
      what: 'a page module without a component',
      spec: { ...other, component: 'undefined' },
      says: 'mf-other failed to load the page of /other: It has no component.',
    },
  ]),
  ...sample([
    {
      what: 'the same route twice',
      spec: { ...other, paths: ['/a/:x', '/a/:y'] },
      says: 'mf-other declares /a/:y twice.',
    },
  ]),
  ...sample(['/things>; rel=x', 'https://elsewhere.example/', '//elsewhere.example']).map(
    (path) => ({
      what: `a page that reads ${path}`,
      spec: { ...other, own: { '/other': { reads: [path] } } },
      says: 'mf-other has an invalid reads for /other (must be paths below the base of the API',
    }),
  ),
  ...sample([
    'settings',
    [],
    ['M4 7h16"/><script>'],
    ['url(#a)'],
    [`M0 0${' h1'.repeat(2000)}`],
  ]).map((icon) => ({
    what: `the icon ${JSON.stringify(icon).slice(0, 30)}`,
    spec: { ...other, icon },
    says: 'mf-other has an invalid nav.icon for /other (must be the path data of',
  })),
  {
    what: 'a head with a title that is not a text',
    spec: { ...other, head: '() => ({ title: 7 })' },
    says: 'mf-other has an invalid head or params for /other (head.title: ',
  },
  ...sample(['https://video.example', 'https://player.vimeo.com.video.example', '*']).map(
    (origin) => ({
      what: `a frame of ${origin}`,
      spec: { ...other, head: `() => ({ title: 'A page', frames: ['${origin}'] })` },
      says: `mf-other frames ${origin} at /other. A page may only frame https://www.youtube-nocookie.com and https://player.vimeo.com.`,
    }),
  ),
];

const base = await tempFolder();
const refusing = await siteWith(base.path, home);
afterAll(() => base[Symbol.asyncDispose]());

it.each(refusals)('refuses $what and leaves the site as it was', async ({ spec, says }) => {
  await using folder = await tempFolder();
  const live = await liveSet(refusing);
  const dist = await remoteDist(folder.path, spec);
  await expect(publish(refusing, [dist])).rejects.toThrow(says);
  expect(await liveSet(refusing)).toBe(live);
});

it.runIf(isFull)(
  'says which roles have no page yet, and hands one over from remote to remote',
  async () => {
    await using folder = await tempFolder();
    const store = openStore(join(folder.path, 'store'));
    const add = async (...dists: string[]) => (await publish(store, dists)).warnings;
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
    expect(
      await add(await remoteDist(folder.path, { ...member, paths: [...member.paths] })),
    ).toEqual([
      "No page has the role landing, login. Publish the remote that has it, with role: 'landing' in the route.",
    ]);
    const login = { ...home, own: { '/enter': { role: 'login' as const } } };
    expect(await add(await remoteDist(folder.path, login))).toEqual([]);

    const moved = [
      await remoteDist(folder.path, { ...login, text: 'second', own: {} }),
      await remoteDist(folder.path, { ...other, own: { '/other': { role: 'login' } } }),
    ];
    await expect(add(moved[0]!)).rejects.toThrow('No page would have the role login');
    expect(await add(...moved)).toEqual([]);
    expect(await htmlOf(store, '/')).toContain('"login":"/other"');
  },
);

it.runIf(isFull)('says which page links to an address without a live page', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, { ...other, paths: ['/other', '/thing/:id'] });
  const linkingTo = (...paths: string[]) => ({
    ...home,
    text: paths.join(' ').replaceAll(/\W/g, ''),
    component: `() => ${JSON.stringify(paths.map((path) => `<a class="x" href="${path}">x</a>`).join(''))}`,
  });
  const publishLinks = async (...paths: string[]) => {
    const { warnings } = await publish(store, [await remoteDist(folder.path, linkingTo(...paths))]);
    return warnings.filter(
      (sentence) => sentence.includes('links') || sentence.includes('link to'),
    );
  };
  const fine = ['/', '/enter?a=b', '/other#top', '/thing/42', '/other/', '/payment', '/robots.txt'];
  const elsewhere = [
    '#top',
    'mailto:a@people.example',
    'https://other.example/x',
    '//other.example',
  ];
  expect(await publishLinks(...fine, ...elsewhere, '/assets/mf-home/file.pdf')).toEqual([]);

  const broken = 'mf-home: / and 1 more link to /emberite/oops, which no live page has.';
  expect(await publishLinks('/emberite/oops?a=b', '/other')).toEqual([broken]);
  expect(await publishLinks('/emberite/oops?a=b', '/other')).toEqual([broken]);

  const one = { ...other, text: 'one', component: `() => '<a href="/nowhere">x</a>'` };
  expect((await publish(store, [await remoteDist(folder.path, one)])).warnings).toContain(
    'mf-other: /other links to /nowhere, which no live page has.',
  );

  // When a page is removed, the links of others to it remain.
  const less = { ...other, text: 'less', paths: ['/thing/:id'] };
  expect((await publish(store, [await remoteDist(folder.path, less)])).warnings).toContain(
    'mf-home: / and 1 more link to /other, which no live page has.',
  );
  expect((await rollback(store, 'mf-other')).warnings).not.toContain(
    'mf-home: / and 1 more link to /other, which no live page has.',
  );
});

it('makes none of several releases live if one of them is refused', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const live = await liveSet(store);
  const broken = { ...other, name: 'mf-third', paths: ['/third'], component: 'undefined' };
  const dists = [await remoteDist(folder.path, other), await remoteDist(folder.path, broken)];
  await expect(publish(store, dists)).rejects.toThrow('mf-third failed to load the page of /third');
  expect(await liveSet(store)).toBe(live);
  for (const kind of ['releases', 'files']) {
    for await (const { key } of store.objects.list(`${kind}/mf-other/`)) {
      expect(key).not.toMatch(/(shipped|served)$/);
    }
  }
});

it.each(['browser/link.js', 'node/link.cjs', 'browser/folder/', 'browser/a b.js'])(
  'publishes nothing but plain files, not %s',
  async (file) => {
    await using folder = await tempFolder();
    const dist = await remoteDist(folder.path, other);
    if (file.endsWith('/')) await mkdir(join(dist, file));
    else await symlink('/etc/passwd', join(dist, file));
    await expect(publish(refusing, [dist])).rejects.toThrow(
      `${join(dist, file).replace(/\/$/, '')} cannot be published.`,
    );
  },
);

it('refuses a folder of a build that is a link', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const dist = await remoteDist(folder.path, other);
  await rename(join(dist, 'browser'), join(folder.path, 'elsewhere'));
  await symlink(join(folder.path, 'elsewhere'), join(dist, 'browser'));
  await expect(publish(store, [dist])).rejects.toThrow('browser is not a folder.');
});

it.runIf(isFull)(
  'refuses a rollback to a release with an address that another remote has taken since',
  async () => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home, { ...other, paths: ['/other/:any'] });
    const moved = { ...other, text: 'moved', paths: ['/elsewhere'] };
    await publish(store, [await remoteDist(folder.path, moved)]);
    const taking = { ...home, text: 'taking', paths: ['/', '/other/mine'] };
    await publish(store, [await remoteDist(folder.path, taking)]);
    await expect(rollback(store, 'mf-other')).rejects.toThrow(
      'mf-other claims /other/:any, but mf-home owns /other/mine,',
    );
  },
);

it.runIf(isFull)("adds a remote's own icon to the navigation of every set", async () => {
  await using folder = await tempFolder();
  const icon = ['M4 7h16', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'];
  const store = await siteWith(folder.path, { ...other, icon });
  const [live = ''] = (await liveReleases(store))['mf-other'] ?? [];
  expect((await store.release('mf-other', live)).routes[0]?.nav?.icon).toEqual(icon);
});

it.runIf(isFull)(
  'adds a page to the header of every document with one, of other remotes, too',
  async () => {
    await using folder = await tempFolder();
    const framed = {
      ...home,
      own: { '/': { frame: 'landing' as const }, '/enter': { frame: 'bare' as const } },
    };
    const store = await siteWith(folder.path, framed, other);
    const menuAt = async (path: string) => {
      const boot = /id="ember-boot">(.*?)<\/script>/.exec(await htmlOf(store, path))?.[1] ?? '';
      return (JSON.parse(boot) as Boot).menu;
    };
    expect(await menuAt('/')).toEqual([]);
    const others = { label: 'Others', place: 'header' as const, order: 1, section: 'all' };
    const next = { ...other, text: 'next', own: { '/other': { menu: others } } };
    await publish(store, [await remoteDist(folder.path, next)]);
    expect(await menuAt('/')).toEqual([{ label: 'Others', place: 'header', href: '/other#all' }]);
    expect(await menuAt('/enter')).toEqual([]);
  },
);

it.runIf(isFull)(
  'names the address of the page that an unknown one shows, and keeps others out of search engines',
  async () => {
    await using folder = await tempFolder();
    const spec = (name: string, head: string) => ({
      name,
      text: 'things',
      paths: [`/${name}/:id`],
      head: `${head}, params: () => [{ id: 'one' }]`,
    });
    const store = await siteWith(
      folder.path,
      spec('mf-shown', "({ id }) => ({ title: 'One', instead: { id: 'one' } })"),
      spec('mf-unknown', "({ id }) => ({ title: 'One', instead: { id: 'two' } })"),
      spec('mf-none', "() => ({ title: 'One' })"),
    );
    const { compositions } = await store.set(await liveSet(store));
    const patterns = (await Promise.all(compositions.map(store.composition))).flatMap(
      (one) => one?.patterns ?? [],
    );
    const tagsOf = async (name: string) => {
      const html = await textOf(patterns.find(({ path }) => path === `/${name}/:id`)!.page);
      return [
        /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
        /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1],
        html.includes('noindex'),
      ];
    };
    const one = 'https://ember.example/mf-shown/one';
    expect(await tagsOf('mf-shown')).toEqual([one, one, false]);
    for (const name of ['mf-unknown', 'mf-none']) {
      expect(await tagsOf(name)).toEqual([undefined, undefined, true]);
    }
    const indexed = (await Promise.all(compositions.map(store.composition))).flatMap(
      (composition) => composition?.indexed ?? [],
    );
    expect(indexed.filter((path) => path.startsWith('/mf-shown'))).toEqual(['/mf-shown/one']);
  },
);

it.runIf(isFull)('accepts a frame of a known player', async () => {
  await using folder = await tempFolder();
  const head = `() => ({ title: 'A page', frames: ['https://player.vimeo.com'] })`;
  const store = await siteWith(folder.path, { ...other, head });
  expect(await htmlOf(store, '/other')).toContain('<main>other</main>');
});

it('refuses a shell that the live remotes cannot run on', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  await expect(publish(store, [await shellDist(folder.path, '20.0.0')])).rejects.toThrow(
    'mf-home needs react ^19.0.0, but the shell',
  );
});

it.runIf(isFull)('offers no release as fallback that the shell cannot run', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const next = { ...home, text: 'second', requires: { react: '^20.0.0' } };
  const dists = [await shellDist(folder.path, '20.0.0'), await remoteDist(folder.path, next)];
  await publish(store, dists);
  expect(await htmlOf(store, '/')).not.toContain(`/assets/mf-home/${pageFile(home.text)}`);

  const last = { ...next, text: 'third' };
  await publish(store, [await remoteDist(folder.path, last)]);
  expect(await htmlOf(store, '/')).toContain(`/assets/mf-home/${pageFile('second')}`);
});

const borrowing = { ...home, borrows: '^2.9.2' };

it.runIf(isFull).each([
  { what: 'no runtime', lends: undefined, provided: 'none' },
  { what: 'an older runtime', lends: '2.8.0', provided: '2.8.0' },
  { what: 'another major version', lends: '3.0.0', provided: '3.0.0' },
])(
  'refuses a remote that borrows the federation runtime from a shell with $what',
  async ({ lends, provided }) => {
    await using folder = await tempFolder();
    const store = openStore(join(folder.path, 'store'));
    const [shell, remote] = [
      await shellDist(folder.path, '19.3.1', { lends }),
      await remoteDist(folder.path, borrowing),
    ];
    await expect(publish(store, [shell, remote])).rejects.toThrow(
      new RegExp(
        `mf-home needs ${runtime} \\^2\\.9\\.2, but the shell \\S+ provides ${provided}\\.`,
      ),
    );
  },
);

it.runIf(isFull)(
  'refuses a remote that uses what the shell lacks, and a shell that drops what a live remote uses',
  async () => {
    await using folder = await tempFolder();
    const store = openStore(join(folder.path, 'store'));
    const api = (...names: string[]) => ({
      shared: { '@emberite/sdk/api': Object.fromEntries(names.map((name) => [name, name])) },
    });
    const old = await shellDist(folder.path, '19.3.1', api('authMe'));
    const both = await shellDist(folder.path, '19.3.1', api('authMe', 'passkeyAdd'));
    const uses = { '@emberite/sdk/api': ['*', 'authMe', 'passkeyAdd'] };
    const remote = await remoteDist(folder.path, { ...home, uses });
    const says =
      /mf-home uses passkeyAdd of @emberite\/sdk\/api, which the shell \S+ does not have\./;
    await expect(publish(store, [old, remote])).rejects.toThrow(says);
    await publish(store, [both, remote]);
    const live = await liveSet(store);
    await expect(publish(store, [old])).rejects.toThrow(says);
    expect(await liveSet(store)).toBe(live);
  },
);

it.runIf(isFull)(
  "lets releases with and without a federation runtime of their own be each other's fallback",
  async () => {
    await using folder = await tempFolder();
    const lending = await shellDist(folder.path, '19.3.1', { lends: '2.10.0' });
    const bare = await shellDist(folder.path);
    const store = await siteWith(folder.path, home, other);
    const publishHome = async (change: Partial<typeof borrowing>) => {
      const dist = await remoteDist(folder.path, { ...home, ...change });
      return (await publish(store, [dist])).releases[0]?.id ?? '';
    };
    const fallbackOf = async (name: string) => {
      const { remotes } = await loadSet(store, await liveReleases(store));
      return remotes[name]?.[1]?.id;
    };
    const [first = ''] = (await liveReleases(store))['mf-home'] ?? [];

    await publish(store, [lending]);
    const second = await publishHome({ text: 'second', borrows: '^2.9.2' });
    expect(await fallbackOf('mf-home')).toBe(first);
    // The live release borrows, so the shell before, which lends nothing, cannot come back in any
    // way.
    const refused = `mf-home needs ${runtime} ^2.9.2, but the shell`;
    await expect(publish(store, [bare])).rejects.toThrow(refused);
    await expect(rollback(store, 'shell')).rejects.toThrow(refused);

    await publishHome({ text: 'third' });
    expect(await fallbackOf('mf-home')).toBe(second);
    // Only the fallback borrows: the shell may change, and the set has another fallback.
    await rollback(store, 'shell');
    expect(await fallbackOf('mf-home')).toBe(first);
    await expect(rollback(store, 'mf-home')).rejects.toThrow(refused);
  },
);

it.runIf(isFull)('loses nothing when two registries publish at once', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const dists = await Promise.all([
    remoteDist(folder.path, { ...home, text: 'second' }),
    remoteDist(folder.path, { ...other, text: 'changed' }),
  ]);
  const place = { folder: join(folder.path, 'store') };
  const codes = await Promise.all(dists.map((dist) => publishElsewhere(place, dist)));
  expect(codes).toEqual([0, 0]);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  expect(await htmlOf(store, '/other')).toContain('<main>changed</main>');
  const numbers = (await testRegistry(store).history()).map(({ number }) => number);
  expect(numbers).toEqual([3, 2, 1]);
});

it('goes live on top of what another registry has made live meanwhile', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const [mine, theirs] = await Promise.all([
    remoteDist(folder.path, { ...home, text: 'second' }),
    remoteDist(folder.path, { ...other, text: 'changed' }),
  ]);
  let isFirst = true;
  const late = {
    ...store,
    async addMove(move: Parameters<typeof store.addMove>[0]) {
      if (isFirst) await publish(store, [theirs]);
      isFirst = false;
      return store.addMove(move);
    },
  };
  const said: string[] = [];
  const settle = async () => {
    said.push('settled');
    return () => void said.push('open again');
  };
  const team = testRegistry(late).as({ name: 'team', allow() {}, settle });
  await team.publish([await packageOf(mine)]);
  expect(said).toEqual(['settled', 'open again', 'settled']);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
  expect(await htmlOf(store, '/other')).toContain('<main>changed</main>');
});

it('rolls back, and promotes, only what somebody has seen: not what goes live meanwhile', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home);
  const builds = ['second', 'third', 'fourth'].map((text) =>
    remoteDist(folder.path, { ...home, text }),
  );
  const [second, third, fourth] = await Promise.all(builds);
  await publish(store, [second!]);
  /** The registry, whose next move comes after another one. */
  const after = (another: () => Promise<unknown>) => {
    let isFirst = true;
    return testRegistry({
      ...store,
      async addMove(move: Parameters<typeof store.addMove>[0]) {
        if (isFirst) await another();
        isFirst = false;
        return store.addMove(move);
      },
    });
  };
  const changed = 'mf-home has changed meanwhile. See what is live with list, then try again.';
  const fixed = after(() => publish(store, [third!]));
  await expect(fixed.rollback('mf-home')).rejects.toThrow(changed);
  expect(await htmlOf(store, '/')).toContain('<main>third</main>');
  const twice = after(() => rollback(store, 'mf-home'));
  await expect(twice.rollback('mf-home')).rejects.toThrow(changed);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');

  const registry = testRegistry(store);
  const canary = async (dist: string) => {
    const one = await packageOf(dist);
    await registry.take(one);
    await registry.canary({ name: 'mf-home', id: one.release.id, percent: 10 });
  };
  await canary(third!);
  await expect(after(() => canary(fourth!)).promote('mf-home')).rejects.toThrow(changed);
  expect(await htmlOf(store, '/')).toContain('<main>second</main>');
});

it('keeps the releases of a remote that comes back by a canary', async () => {
  await using folder = await tempFolder();
  const store = await siteWith(folder.path, home, other);
  const registry = testRegistry(store);
  const [first] = (await liveReleases(store))['mf-other']!;
  await registry.retire('mf-other');
  const one = await packageOf(await remoteDist(folder.path, { ...other, text: 'second' }));
  await registry.take(one);
  const { warnings } = await registry.canary({ name: 'mf-other', id: one.release.id, percent: 10 });
  expect(warnings).toContain(
    'mf-other is not live: its canary is compared with nothing, and list does not show it. End it with abort, or make it live with promote.',
  );
  await registry.promote('mf-other');
  expect((await registry.rollback('mf-other')).to).toBe(first);
});

it.runIf(isFull).each(['sets/', 'releases/mf-home/', 'compositions/', 'moves/'])(
  'loses nothing when a publish is killed after it has written one of %s',
  async (prefix) => {
    await using folder = await tempFolder();
    const store = await siteWith(folder.path, home);
    const live = await liveSet(store);
    const dist = await remoteDist(folder.path, { ...home, text: 'half' });
    await killPublishAt({ folder: join(folder.path, 'store') }, dist, prefix);
    const isLive = prefix === 'moves/';
    expect(await htmlOf(store, '/')).toContain(isLive ? '<main>half' : '<main>first</main>');
    if (!isLive) expect(await liveSet(store)).toBe(live);
    await publish(store, [dist]);
    expect(await htmlOf(store, '/')).toContain('<main>half</main>');
    expect(await testRegistry(store).history()).toHaveLength(2);
  },
);
