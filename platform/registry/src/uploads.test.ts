import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileName } from '@emberite/release/fileName';
import { integrityOf, RefusedError, releaseId } from '@emberite/release';
import type { Package, Release, ReleaseRoute } from '@emberite/release';
import {
  anything,
  array,
  assert,
  constantFrom,
  double,
  integer,
  jsonValue,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../tools/sample.ts';
import { packageOf, remoteDist, tempFolder } from '@emberite/site/testing/fixtures';
import { checkAddresses } from './checks.ts';
import { checkPackage } from './package.ts';
import { checkPaths } from './rights.ts';
import { readPackage } from './upload.ts';
import type { Token } from '@emberite/store/people';

const runs = { numRuns: isFull ? 100_000 : 3_000 };

let whole: Package;
beforeAll(async () => {
  await using folder = await tempFolder();
  const dist = await remoteDist(folder.path, {
    name: 'mf-events',
    text: 'first',
    paths: ['/events', '/events/:id'],
    icon: ['M4 7h16'],
  });
  whole = await packageOf(dist);
});

/** Takes an upload; returns whether it was accepted. Whatever is wrong must be a refusal. */
function isTaken(upload: Package): boolean {
  try {
    checkPackage(upload);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError);
    return false;
  }
}

const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** All texts in a value, and the names of its fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]);
}

const odd = oneof(
  constantFrom<unknown>(
    '',
    '..',
    '../x',
    '//evil.example',
    '/events/../x',
    '__proto__',
    'constructor',
    '\u001b[2J',
    '\u202e',
    'sha384-x',
    null,
    [],
    {},
    -1,
    1e308,
    Infinity,
    true,
    ['M4 7h16'],
    { label: 'x', icon: ['M4 7h16'], order: 1 },
  ),
  string({ unit: 'binary', maxLength: 20 }),
  jsonValue({ maxDepth: 2 }),
  double(),
);

/** Replaces what is at a place in a value; the numbers choose among its fields. */
function replaced(value: unknown, [first, ...rest]: number[], by: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  if (names.length === 0) return by;
  const at = names[first % names.length]!;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[at] = replaced(copy[at], rest, by);
  return copy;
}

const change = tuple(array(integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 }), odd);

it('takes a release.json or refuses it, whatever is changed in it, and keeps only plain texts', () => {
  let taken = 0;
  assert(
    property(array(change, { minLength: 0, maxLength: 3 }), (changes) => {
      const { id: _, ...rest } = changes.reduce<unknown>(
        (value, [place, by]) => replaced(value, place, by),
        whole.release,
      ) as Release;
      // As it arrives.
      const sent = JSON.parse(JSON.stringify(rest)) as Release;
      // No other value becomes part of a text.
      const id = typeof sent.version === 'string' ? releaseId(sent) : '';
      const release = { ...sent, id };
      if (!isTaken({ ...whole, release })) return;
      taken += 1;
      const known = {
        name: release.name,
        commit: release.commit,
        repository: release.repository,
        requires: release.requires,
        routes: release.routes.map(({ path, title, description, nav, flag }) => ({
          path,
          title,
          description,
          nav: nav && [nav.label, nav.opens, nav.icon, nav.also],
          flag: flag && [flag.name, flag.off?.title, flag.off?.text, flag.off?.action],
        })),
      };
      expect(textsIn(known).filter((text) => control.test(text))).toEqual([]);
      for (const [file, { bytes, brotli }] of Object.entries(release.files)) {
        const copy = whole.files.get(`browser/${file}.br`) ?? whole.files.get(`browser/${file}`);
        expect([bytes, brotli]).toEqual([whole.files.get(`browser/${file}`)?.length, copy?.length]);
      }
    }),
    { ...runs, examples: [[[[[15], { toString: '' }]]]] },
  );
  expect(taken).toBeGreaterThan(0);
});

it.each([
  ['/API/x', 'the API'],
  ['/.AUTH/login/x', 'the API'],
  ['/Assets/x', 'the gateway'],
  ['/Robots.txt', 'the gateway'],
])('leaves %s to %s', (path, server) => {
  const routes = whole.release.routes.map((route) => ({ ...route, path }));
  expect(() => checkAddresses({ ...whole.release, routes })).toThrow(
    `mf-events claims ${path}, but ${server} owns it.`,
  );
});

it.each([
  ['its routes', { aliases: [] }, 2_001],
  ['their aliases', { aliases: ['/a', '/b'] }, 667],
  ['their links', { nav: { label: 'A', icon: [], order: 1, also: ['/a', '/b'] } }, 667],
])('limits the addresses of a release: %s', (_, given, count) => {
  const [route] = whole.release.routes;
  const routes = Array.from({ length: count }, (__, index) => ({
    ...route!,
    path: `/events/${index}`,
    nav: undefined,
    ...given,
  })) as ReleaseRoute[];
  expect(() => checkAddresses({ ...whole.release, routes })).toThrow(
    'mf-events has 2001 addresses and links in its routes, and may have 2000. Use parameters, like /thing/:thingId.',
  );
});

it.each([
  ['multipart/form-data; boundary=x', 'The release has more than 2000 files.'],
  ['multipart/form-data; charset=utf-8; boundary="x"', 'The release has more than 2000 files.'],
  ['multipart/form-data', 'The upload is incomplete. Publish again.'],
  ['application/x-www-form-urlencoded', 'The upload is incomplete. Publish again.'],
])('reads no upload of more parts than a release has: %s', async (type, says) => {
  const part = '--x\r\nContent-Disposition: form-data; name="more"\r\n\r\n\r\n';
  const body = Readable.from([Buffer.from(`${part.repeat(2_002)}--x--\r\n`)]);
  const request = Object.assign(body, { headers: { 'content-type': type } });
  await expect(readPackage(request as unknown as IncomingMessage)).rejects.toThrow(says);
});

it('refuses what is not a release.json', () => {
  assert(
    property(oneof(anything({ withNullPrototype: true }), jsonValue()), (release) => {
      expect(isTaken({ ...whole, release: release as Release })).toBe(false);
    }),
    runs,
  );
});

it.each([
  [[1_900_000, 1_900_000]],
  [[2_100_000], 'mf-events has stylesheets of 2.1 MB. One may have 2 MB, and all together 4 MB.'],
  [[1_400_000, 1_400_000, 1_400_000], 'mf-events has stylesheets of 4.2 MB.'],
] as [number[], string?][])('limits stylesheets: %j bytes', (sizes, says) => {
  const sheets = sizes.map(
    (size, index) => [`sheet${index}.css`, Buffer.alloc(size, 'a')] as const,
  );
  const files = {
    ...whole.release.files,
    ...Object.fromEntries(
      sheets.map(([file, bytes]) => [
        file,
        { integrity: integrityOf(bytes), bytes: bytes.length, brotli: bytes.length },
      ]),
    ),
  };
  const release = { ...whole.release, files };
  const uploaded = sheets.map(([file, bytes]) => [`browser/${file}`, bytes] as const);
  const take = () =>
    checkPackage({
      release: { ...release, id: releaseId(release) },
      files: new Map([...whole.files, ...uploaded]),
    });
  if (says) expect(take).toThrow(says);
  else expect(take).not.toThrow();
});

const token: Token = {
  name: 'mf-events-1',
  remotes: ['mf-events'],
  paths: ['/events'],
  created: '',
  revoked: false,
};

const linkPart = oneof(
  constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    ';',
    'events',
    'EVENTS',
    '/events',
    '/events/',
    'evil.example',
    'https:',
    'javascript:',
    '\t',
    '\n',
    ' ',
    '\u3164',
    'é',
  ),
  string({ unit: 'binary', maxLength: 3 }),
);
const anyParts = array(linkPart, { maxLength: 6 }).map((parts) => parts.join(''));
const anyLink = oneof(
  anyParts,
  anyParts.map((rest) => `/events${rest}`),
);

it('lets every link lead to a page below the prefix of its team, as every browser reads it', () => {
  let taken = 0;
  const places = constantFrom<(link: string) => Partial<ReleaseRoute>>(
    (opens) => ({ nav: { label: 'Events', icon: ['M4 7h16'], order: 1, opens } }),
    (href) => ({
      flag: {
        name: 'showEvents',
        default: false,
        off: { title: 'Soon', text: 'Later', action: { label: 'Go', href } },
      },
    }),
  );
  assert(
    property(tuple(anyLink, places), ([link, place]) => {
      const [list, one] = whole.release.routes;
      const routes = [list!, { ...one!, ...place(link) }];
      const release = { ...whole.release, routes };
      const upload = { ...whole, release: { ...release, id: releaseId(release) } };
      if (!isTaken(upload)) return;
      try {
        checkPaths(token, upload.release, [token]);
      } catch (error) {
        expect(error).toBeInstanceOf(RefusedError);
        return;
      }
      taken += 1;
      const page = 'https://ember.example/somewhere/else?x#y';
      const { origin, pathname, search, hash } = new URL(link, page);
      expect([origin, pathname, search, hash]).toEqual(['https://ember.example', link, '', '']);
      expect(decodeURIComponent(pathname)).toBe(pathname);
      expect(pathname.toLowerCase()).toMatch(/^\/events(\/|$)/);
    }),
    runs,
  );
  expect(taken).toBeGreaterThan(0);
});

it('gives files only names that stay in their folder', () => {
  const name = oneof(
    string({ unit: 'binary', maxLength: 12 }),
    array(constantFrom('.', '..', '/', '\\', 'a', '-', '_', '%2e', '\0', ':', '~', ' '), {
      maxLength: 6,
    }).map((parts) => parts.join('')),
  );
  assert(
    property(name, (text) => {
      if (!fileName.safeParse(text).success) return;
      expect(join('/folder', text)).toBe(`/folder/${text}`);
      expect(new URL(text, 'https://ember.example/assets/x/').href).toBe(
        `https://ember.example/assets/x/${text}`,
      );
      expect(text).not.toMatch(/^\.|\.$|\.\./);
    }),
    runs,
  );
});
