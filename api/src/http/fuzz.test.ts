import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorStatus, generalErrors } from '@emberite/sdk/contract/errors';
import type { ErrorCode } from '@emberite/sdk/contract/errors';
import { videoPart } from '@emberite/sdk/contract/videoUpload';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { recording } from '../testing/recording.ts';
import { samples } from '../testing/samples.ts';
import { calls } from './app.ts';
import type { Contract } from './handle.ts';

/** Requests to each call; thousands in all in the long run. */
const runs = process.env.EMBER_FULL ? 200 : 20;

/** Values that have broken servers before. */
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

/** A sample with one of its values, however deep, replaced, removed or joined by another. */
function mutate(sample: unknown, steps: readonly number[], replacement: unknown): unknown {
  const [step = 0, ...rest] = steps;
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

const mutations = (of: readonly object[]) =>
  fc
    .tuple(fc.constantFrom(...of), fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), value)
    .map(([sample, steps, replacement]) => mutate(sample, steps, replacement));

const inputFor = (contract: Contract) =>
  fc.oneof(
    { weight: 4, arbitrary: mutations(samplesOf(contract)) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value) },
    { weight: 1, arbitrary: fc.constantFrom(...samplesOf(contract)) },
  );

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, { posters: { make: () => Promise.resolve(false) } });
});
afterAll(() => api.end());

const fieldsOf = (input: unknown) =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

/** A value as it travels in an address or a form. */
const asText = (part: unknown) => String(typeof part === 'string' ? part : JSON.stringify(part));

/** A path with its variable parts filled in; it keeps its shape. */
const fill = (path: string, given: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      asText(given[name] || 'x')
        .slice(0, 9)
        .toWellFormed(),
    ),
  );

let asked = 0;

/** Sends an input as a client of the call would; the answer, and what the server was told. */
async function send(contract: Contract, path: string, input: unknown, browser: Browser) {
  const fields = fieldsOf(input).map(([name, part]): [string, string] => [name, asText(part)]);
  const filled = fill(path, Object.fromEntries(fields));
  // Somebody else each time, so that no limit answers for the call.
  asked += 1;
  const client = { 'x-forwarded-for': `198.18.${asked >> 8}.${asked & 255}` };
  if (contract.method === 'GET') {
    const query = new URLSearchParams(fields);
    return [await browser.get(`${filled}?${query}`, client), Object.fromEntries(query)] as const;
  }
  if (!path.endsWith('/upload')) {
    return [await browser.post(filled, input ?? 'null', client), input] as const;
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

test('every call has right input to begin with', () => {
  const isRight = ({ contract }: { contract: Contract }) =>
    samplesOf(contract).some((sample) => contract.input.safeParse(sample).success);
  const without = known.filter((call) => !isRight(call)).map(({ name }) => name);
  expect(without).toEqual([]);
});

test('no call takes a field it does not know', () => {
  const takesMore = ({ contract }: { contract: Contract }) =>
    samplesOf(contract).some(
      (sample) => contract.input.safeParse({ ...sample, unknownField: 1 }).success,
    );
  expect(known.filter(takesMore).map(({ name }) => name)).toEqual([]);
});

test.each(known)(
  '$name: no 5xx, no hang, no invalid input accepted',
  async (call) => {
    const { contract, path } = call;
    // One of its own: some calls sign out, or take the account away.
    const member = await newMember(api, `fuzz${known.indexOf(call)}@people.example`);
    const forms = known.filter(
      (other) => other.path === path && other.contract.method === contract.method,
    );
    await fc.assert(
      fc.asyncProperty(inputFor(contract), fc.boolean(), async (input, signedIn) => {
        const browser = signedIn ? member : api.browser();
        const [{ status, body }, told] = await send(contract, path, input, browser);
        expect(status).toBeLessThan(500);
        if (status === 200) {
          const accepted = forms.some((form) => form.contract.input.safeParse(told).success);
          expect(accepted).toBe(true);
          return;
        }
        const { code } = body as { code: ErrorCode };
        expect(errorStatus[code]).toBe(status);
        const allowed = forms.flatMap((form) => form.contract.errors);
        expect([...allowed, ...generalErrors]).toContain(code);
      }),
      { numRuns: runs, timeout: 15_000 },
    );
  },
  120_000,
);

interface Described {
  parameters: { name: string; in: string }[];
  responses: object;
}

test('what no page calls: no 5xx, no hang', async () => {
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
    { numRuns: runs * 5, timeout: 15_000 },
  );
}, 120_000);
