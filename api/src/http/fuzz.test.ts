import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorStatus, generalErrors } from '@emberite/sdk/contract/errors';
import type { ErrorCode } from '@emberite/sdk/contract/errors';
import { newMember, newProfile, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { calls } from './app.ts';
import type { Contract } from './handle.ts';

/** Requests to each call; thousands in all in the long run. */
const runs = process.env.EMBER_FULL ? 200 : 20;

/** What is right for each call, as a starting point for what is not. */
const samples: Readonly<Record<string, readonly object[]>> = {
  '/auth/callback/:provider': [{ provider: 'google', code: 'c', state: 's', iss: 'i' }],
  '/auth/magic-link/send': [{ email: 'fuzz@people.example' }],
  '/auth/magic-link/secret': [{ email: 'fuzz@people.example', secret: 's' }],
  '/auth/magic-link/code': [{ email: 'fuzz@people.example', code: '123456' }],
  '/auth/passkeys/add': [
    {
      name: 'Phone',
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    },
  ],
  '/auth/passkeys/sign-in': [
    {
      credential: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      },
    },
  ],
  '/auth/passkeys/remove': [{ id: 'AAAA' }],
  '/invites': [{ inviteCode: 'EMBER-WELCOME' }, { textPart: 'Ann' }],
  '/profiles': [
    { location: 'CA:BC:Revelstoke' },
    { profile: newProfile, inviteCode: 'EMBER-WELCOME' },
    {
      availability: ['friday_evenings'],
      activities: ['karaoke'],
      budget: { ideal: '0-20', max: '20-50' },
      videoAgreement: 'yes',
      depositAgreement: 'no',
    },
  ],
  '/profiles/updateProfileProperty': [
    { location: 'CA:BC:Revelstoke', changes: [{ field: 'nickname', value: 'Em' }] },
    { location: 'CA:BC:Revelstoke', changes: [{ field: 'bucketList', value: ['Fly'] }] },
  ],
  '/registrations/poetry-night': [{ availability: ['2025-02-07'], availabilityExplained: true }],
  '/users/updateUserProperty': [{ changes: [{ field: 'roadmaps', value: { setup: ['first'] } }] }],
  '/users/delete': [{ email: 'nobody@people.example' }],
  '/videos/delete': [{ videoId: 'none', location: 'CA:BC:Revelstoke' }],
  '/videos/upload': [{ location: 'CA:BC:Revelstoke', promptId: 'dad_joke', promptType: 'fun' }],
};

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

const inputFor = (path: string) =>
  fc.oneof(
    { weight: 4, arbitrary: mutations(samples[path] ?? [{}]) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), value) },
    { weight: 1, arbitrary: fc.constantFrom(...(samples[path] ?? [{}])) },
  );

const mutations = (of: readonly object[]) =>
  fc
    .tuple(fc.constantFrom(...of), fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), value)
    .map(([sample, steps, replacement]) => mutate(sample, steps, replacement));

let api: TestApi;
let member: Browser;
beforeAll(async () => {
  api = await startTestApi();
  member = await newMember(api, 'fuzz-member@people.example');
});
afterAll(() => api.end());

const fieldsOf = (input: unknown) =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [];

/** A value as it travels in an address or a form. */
const asText = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part));

/** Sends an input as a client of the call would; paths keep their shape. */
async function send(contract: Contract, path: string, input: unknown, browser: Browser) {
  const { provider } = Object.fromEntries(fieldsOf(input));
  const filled = path.replace(
    ':provider',
    encodeURIComponent(
      asText(provider || 'x')
        .slice(0, 9)
        .toWellFormed(),
    ),
  );
  if (contract.method === 'GET') {
    const query = fieldsOf(input).map(([name, part]): [string, string] => [name, asText(part)]);
    return browser.get(`${filled}?${new URLSearchParams(query)}`);
  }
  if (!path.endsWith('/upload')) return browser.post(filled, input ?? 'null');
  const form = new FormData();
  for (const [name, part] of fieldsOf(input)) form.append(name, asText(part));
  return browser.send(filled, form);
}

const known = calls.flatMap(({ path, contracts = [] }) =>
  contracts.map((contract) => ({ path, contract, name: `${contract.method} ${contract.path}` })),
);

test.each(known)(
  '$name: no 5xx, no hang, no invalid input accepted',
  async (call) => {
    const { contract, path } = call;
    // Whoever signs out or is deleted could not go on.
    const needsCare = ['/auth/logout', '/users/delete'].includes(contract.path);
    const forms = known.filter(
      (other) => other.path === path && other.contract.method === contract.method,
    );
    await fc.assert(
      fc.asyncProperty(inputFor(contract.path), fc.boolean(), async (input, signedIn) => {
        const browser = signedIn && !needsCare ? member : api.browser();
        const { status, body } = await send(contract, path, input, browser);
        expect(status).toBeLessThan(500);
        if (status === 200) {
          if (contract.method === 'GET' || path.includes(':')) return;
          const accepted = forms.some((form) => form.contract.input.safeParse(input).success);
          expect(accepted).toBe(true);
          return;
        }
        const { code } = body as { code: ErrorCode };
        expect(errorStatus[code]).toBe(status);
        const allowed = forms.flatMap((form) => form.contract.errors);
        expect([...allowed, ...generalErrors]).toContain(code);
      }),
      { numRuns: runs, interruptAfterTimeLimit: 60_000 },
    );
  },
  120_000,
);
