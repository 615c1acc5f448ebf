import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { textOf } from './composition.ts';
import { openStore } from './index.ts';
import type { ComposedPage, Composition } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'ember-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = openStore(folder);

const headers = { Link: '</a.js>' };
const etagOf = (text: string | Buffer) => `"${hash('sha256', text).slice(0, 20)}"`;

function page(text: string): ComposedPage {
  const etag = etagOf(JSON.stringify(headers) + text);
  const body = brotliCompressSync(text);
  return { etag, size: Buffer.byteLength(text), body, encoding: 'br', headers, reads: [] };
}

const icon = Buffer.from([0, 10, 255, 10]);
const composition: Composition = {
  of: { name: 'mf-home', id: '1' },
  notFound: page('<p>Nothing here</p>'),
  files: {
    '/icon.png': { type: 'image/png', etag: etagOf(icon), size: icon.length, body: icon },
  },
  staff: [{ path: '/staff/:id', page: page('<p>Staff</p>') }],
  patterns: [{ path: '/thing/:id', page: page('<p>Thing</p>') }],
  signedIn: { '/': page('<p>Hello, you</p>') },
  paths: { '/': page('<p>Grüße</p>'), '/list': page('') },
  previews: [],
  indexed: ['/'],
  links: {},
};

it('reads a composition as it was stored', async () => {
  await store.addComposition('one', composition);
  const read = await store.composition('one');
  expect(read).toEqual(composition);
  expect(textOf(read!.paths['/']!)).toBe('<p>Grüße</p>');
  expect(await store.composition('other')).toBeNull();
});

it('refuses a composition with another byte, or without the last ones', async () => {
  const bytes = (await store.objects.get('compositions/one.bin'))!;
  const changed = Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]);
  for (const [key, wrong] of Object.entries({ changed, cut: bytes.subarray(0, -1) })) {
    await store.objects.putIfAbsent(`compositions/${key}.bin`, wrong);
    await expect(store.composition(key)).rejects.toThrow('The store has other bytes');
  }
});

/** A composition as it was stored when it was JSON. */
const asJson = (one: Composition): Buffer =>
  Buffer.from(
    JSON.stringify(one, (_key, value: Partial<ComposedPage> | null) => {
      if (!value?.body) return value;
      const { size: _, body, encoding, ...rest } = value;
      return { ...rest, [encoding ?? 'identity']: body.toString('base64') };
    }),
  );

it('reads one from before they were stored as bytes, and refuses it if a document is not what it was', async () => {
  await store.objects.putIfAbsent('compositions/old.json', asJson(composition));
  expect(await store.composition('old')).toEqual(composition);
  const mixed = { ...composition.paths['/']!, body: composition.signedIn['/']!.body };
  const wrong = asJson({ ...composition, paths: { '/': mixed } });
  await store.objects.putIfAbsent('compositions/mixed.json', wrong);
  await expect(store.composition('mixed')).rejects.toThrow('The store has other bytes');
});
