import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { errorStatus, generalErrors } from '@emberite/contract/errors';
import type { ErrorCode } from '@emberite/contract/errors';
import { videoPart } from '@emberite/contract/videoUpload';
import { minute } from '../clock.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { cookieHeader } from '../testing/browser.ts';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { recording, uploadForm } from '../testing/recording.ts';
import { samples } from '../../testing/samples.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { calls } from '../app.ts';
import type { Contract } from '../endpoint/handle.ts';
import { isFull, sample } from '../../../../tools/sample.ts';
import { slower } from '../../../../tools/slow.ts';

/** Requests per call; thousands in total in the full run. */
const runs = isFull ? 200 : 5;

/** Values that are known to break servers. */
const nasty = fc.constantFrom<unknown>(
  null,
  '',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'a'.repeat(5000),
  -1,
  1e308,
  2 ** 31,
  0.1,
  true,
  [],
  [[[[]]]],
  {},
  { constructor: { prototype: {} } },
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }));

/** A sample with one of its values, however deep, replaced, removed or supplemented. */
function mutate(sample: unknown, steps: readonly number[], replacement: unknown): unknown {
  const [step = 0, ...rest] = steps;
  // Somewhere inside a signed or encoded value.
  if (typeof sample === 'string' && sample !== '' && steps.length > 0) {
    const at = (step * 37) % sample.length;
    return sample.slice(0, at) + (sample[at] === 'A' ? 'B' : 'A') + sample.slice(at + 1);
  }
  if (typeof sample !== 'object' || sample === null || steps.length === 0) return replacement;
  const entries = Object.entries(sample);
  const index = step % (entries.length + 2);
  const [key, inner] = entries[index] ?? ['extra', undefined];
  const changed =
    index > entries.length
      ? entries.slice(1)
      : [...entries.filter(([name]) => name !== key), [key, mutate(inner, rest, replacement)]];
  return Array.isArray(sample)
    ? changed.map(([, item]) => item as unknown)
    : (Object.fromEntries(changed) as unknown);
}

const samplesOf = ({ path }: Contract) => samples[path] ?? [{}];

/** How to change valid input: a path into it and a new value, something else, or nothing. */
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      steps: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      replacement: value,
    }),
  },
  { weight: 1, arbitrary: fc.record({ instead: fc.dictionary(fc.string(), value) }) },
  { weight: 1, arbitrary: fc.constant('none' as const) },
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(sample: object, how: Change): unknown {
  if (how === 'none') return sample;
  return 'instead' in how ? how.instead : mutate(sample, how.steps, how.replacement);
}

const site = 'http://localhost:4000';
const begun = async (browser: Browser, path: string) =>
  (await browser.post(path, {}, somebodyElse())).body as object;

/** Valid input that is only valid now and in this browser: what a device has just signed. */
const ceremonies: Record<string, (browser: Browser) => Promise<object>> = {
  '/auth/passkeys/add': async (browser) => {
    const options = await begun(browser, '/api/auth/passkeys/begin');
    return { name: 'Phone', credential: createAuthenticator(site).create(options) };
  },
  '/auth/passkeys/sign-in': async (browser) => {
    const options = await begun(browser, '/api/auth/passkeys/sign-in/begin');
    return { credential: device.get(options) };
  },
};

/** A device that holds a passkey of a member. */
const device = createAuthenticator(site);

const api = useTestApi();
beforeAll(async () => {
  const owner = await newMember(api, 'device@people.example');
  const credential = device.create(await begun(owner, '/api/auth/passkeys/begin'));
  expect((await owner.post('/api/auth/passkeys/add', { name: 'Phone', credential })).status).toBe(
    200,
  );
});

const fieldsOf = (input: unknown) =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

/** A value as a URL or form carries it. */
const asText = (part: unknown) => String(typeof part === 'string' ? part : JSON.stringify(part));

/** A path with its parameters filled in. It keeps its shape. */
const fill = (path: string, given: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      asText(given[name] || 'x')
        .slice(0, 9)
        .toWellFormed(),
    ),
  );

let asked = 0;

/** Another client a minute later, so that no rate limit interferes. */
function somebodyElse() {
  asked += 1;
  api.pass(minute);
  return { 'x-forwarded-for': `198.18.${asked >> 8}.${asked & 255}` };
}

/** The input without its path parameters. */
const besides = (path: string, input: unknown) =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
    : input;

/** Sends an input as a client would. Returns the response and what was sent. */
async function send(contract: Contract, path: string, input: unknown, browser: Browser) {
  const fields = fieldsOf(input).map(([name, part]): [string, string] => [name, asText(part)]);
  const filled = fill(path, Object.fromEntries(fields));
  const client = somebodyElse();
  if (contract.method === 'GET') {
    const query = new URLSearchParams(fields);
    return [await browser.get(`${filled}?${query}`, client), Object.fromEntries(query)] as const;
  }
  if (!path.endsWith('/upload')) {
    return [await browser.post(filled, besides(path, input) ?? 'null', client), input] as const;
  }
  const form = new FormData();
  for (const [name, part] of fields) form.append(name, part);
  const told = Object.fromEntries(form);
  form.append(videoPart, new Blob([recording('mp4')]), 'clip.mp4');
  return [await browser.send(filled, form), told] as const;
}

const known = calls.flatMap(({ path, contracts = [] }) =>
  contracts.map((contract) => ({ path, contract, name: `${contract.method} ${contract.path}` })),
);

test('every call accepts its sample', () => {
  const isRight = ({ contract }: { contract: Contract }) =>
    samplesOf(contract).some((sample) => contract.input.safeParse(sample).success);
  const without = known.filter((call) => !isRight(call)).map(({ name }) => name);
  expect(without).toEqual([]);
});

test('no call accepts an unknown field', () => {
  const takesMore = ({ contract }: { contract: Contract }) =>
    samplesOf(contract).some(
      (sample) => contract.input.safeParse({ ...sample, unknownField: 1 }).success,
    );
  expect(known.filter(takesMore).map(({ name }) => name)).toEqual([]);
});

/** The validation library's own wording. */
const rawWording =
  /Invalid (input|option|key|discriminator)|expected .*received|Unrecognized|Too (small|big)/;

test.each(sample(known, 10))('$name: no 5xx, no hang, no invalid input accepted', async (call) => {
  const { contract, path } = call;
  // A separate member per call, because some calls sign out or delete the account.
  const member = await newMember(api, `fuzz${known.indexOf(call)}@people.example`);
  const forms = known.filter(
    (other) => other.path === path && other.contract.method === contract.method,
  );
  await fc.assert(
    fc.asyncProperty(change, fc.nat(), fc.boolean(), async (how, which, signedIn) => {
      const browser = signedIn ? member : api.browser();
      const known = samplesOf(contract);
      const sample = (await ceremonies[contract.path]?.(browser)) ?? known[which % known.length]!;
      const input = changed(sample, how);
      const [{ status, body }, told] = await send(contract, path, input, browser);
      expect(status).toBeLessThan(500);
      if (status === 200) {
        const accepted = forms.some((form) => form.contract.input.safeParse(told).success);
        expect(accepted).toBe(true);
        return;
      }
      const { code, message } = body as { code: ErrorCode; message: string };
      expect(message).not.toMatch(rawWording);
      expect(errorStatus[code]).toBe(status);
      const allowed = forms.flatMap((form) => form.contract.errors);
      expect([...allowed, ...generalErrors]).toContain(code);
    }),
    { numRuns: runs, timeout: 15_000 * slower },
  );
});

test('a new passkey and a fresh signature are valid input', async () => {
  const member = await newMember(api, 'fuzz-passkeys@people.example');
  for (const [path, make] of Object.entries(ceremonies)) {
    expect((await member.post(`/api${path}`, await make(member))).status).toBe(200);
  }
});

test.runIf(isFull)('a form that is cut, changed or has any poster: no 5xx, no hang', async () => {
  const member = await newMember(api, 'fuzz-form@people.example');
  const { errors } = known.find(({ path }) => path.endsWith('/upload'))!.contract;
  const bytes = fc.uint8Array({ maxLength: 40 });
  const still = await sharp({ create: { width: 9, height: 16, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const posters = fc.oneof(bytes, fc.constant(still));
  await fc.assert(
    fc.asyncProperty(posters, fc.nat(), fc.nat(), bytes, async (poster, from, length, put) => {
      const whole = new Response(uploadForm({ poster: new Uint8Array(poster) }));
      const type = whole.headers.get('content-type') ?? '';
      const form = Buffer.from(await whole.arrayBuffer());
      const at = from % form.length;
      const rest = form.subarray(at + (length % 200));
      const response = await fetch(`${api.origin}/api/videos/upload`, {
        method: 'POST',
        headers: { ...somebodyElse(), 'content-type': type, cookie: cookieHeader(member) },
        body: Buffer.concat([form.subarray(0, at), put, rest]),
      });
      expect(response.status).toBeLessThan(500);
      const body = (await response.json()) as { code: ErrorCode };
      if (response.status !== 200) expect([...errors, ...generalErrors]).toContain(body.code);
    }),
    { numRuns: runs * 4, timeout: 15_000 * slower },
  );
});

interface Described {
  parameters: { name: string; in: string }[];
  responses: object;
}

test('endpoints without a contract: no 5xx, no hang', async () => {
  const member = await newMember(api, 'fuzz-other@people.example');
  const { body } = await member.get('/dev/api.json');
  const { paths } = body as { paths: Record<string, { get?: Described }> };
  const others = Object.entries(paths).flatMap(([path, { get }]) =>
    get && 'default' in get.responses
      ? [{ path: path.replace(/\{(\w+)\}/g, ':$1'), names: get.parameters.map(({ name }) => name) }]
      : [],
  );
  expect(others.length).toBeGreaterThan(8);
  const given = fc.array(value, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...others), given, async ({ path, names }, values) => {
      const query = names.map((name, index): [string, string] => [name, asText(values[index])]);
      const filled = fill(path, Object.fromEntries(query));
      const { status } = await member.get(`${filled}?${new URLSearchParams(query)}`);
      expect(status).toBeLessThan(500);
    }),
    {
      numRuns: runs * 5 + others.length,
      timeout: 15_000 * slower,
      examples: others.map((other): [typeof other, unknown[]] => [other, ['\0', '\0', '\0']]),
    },
  );
});
