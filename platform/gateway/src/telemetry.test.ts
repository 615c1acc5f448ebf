import {
  anything,
  array,
  assert,
  asyncProperty,
  constantFrom,
  double,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogEntry } from '@emberite/config/log';
import { failureKinds, failureReport } from '@emberite/release/reports';
import { site, siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { testGateway } from '@emberite/site/testing/gateway';
import { listen, send } from '@emberite/site/testing/http';
import { isFull } from '../../../tools/sample.ts';
import type { Gateway } from './gateway.ts';
import { readViolations } from './telemetry.ts';

const runs = { numRuns: isFull ? 100_000 : 300 };

/** Texts that are known to break readers, terminals or logs. */
const text = oneof(
  string({ unit: 'binary' }),
  constantFrom('', '\0', '\ud800', '\u001b[2J', '\u009b2J', '\u2028', 'a\nb', 'x'.repeat(5_000)),
  constantFrom('..', '/../..', '/%ff', '__proto__', 'constructor', 'mf-home', 'shell', '/'),
  constantFrom('http://[', 'data:,x', 'blob:a', 'inline', 'https://a.example/b?secret=c#d', 'x://'),
  constantFrom('https://a.example/assets/mf-home/../x.js', 'https://a.example/assets/__proto__/x/'),
);
const value = oneof(text, anything());
const field = oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: anything() });

const failures = record(
  {
    remote: field,
    release: field,
    path: field,
    kind: oneof(constantFrom(...failureKinds), field),
    message: field,
    stack: field,
    other: value,
  },
  { requiredKeys: ['remote', 'release', 'path', 'kind', 'message'] },
);
const vitals = record({
  remote: field,
  release: field,
  vitals: record(
    { lcp: oneof(double(), value), cls: oneof(double(), value) },
    { requiredKeys: [] },
  ),
});
const violations = array(
  oneof(
    record(
      {
        type: oneof(constantFrom('csp-violation', 'integrity-violation'), value),
        body: record(
          {
            documentURL: field,
            blockedURL: option(field),
            sourceFile: option(field),
            effectiveDirective: field,
          },
          { requiredKeys: ['documentURL'] },
        ),
      },
      { requiredKeys: ['type', 'body'] },
    ),
    value,
  ),
  { maxLength: 3 },
);

/** What could rewrite a terminal, or make several lines of one. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}]/u;

it('takes a failure for what it says, on one line, or not at all', () => {
  assert(
    property(oneof(failures, value), (given) => {
      const { data } = failureReport.safeParse(given);
      if (!data) return;
      const { stack = '', ...lines } = data;
      expect(Object.values(lines).filter((line) => unsafe.test(line))).toEqual([]);
      expect(stack.replaceAll('\n', '')).not.toMatch(unsafe);
      expect(JSON.stringify(data).length).toBeLessThan(50_000);
      // What the log has is read again.
      expect(failureReport.parse(JSON.parse(JSON.stringify(data)))).toEqual(data);
    }),
    runs,
  );
});

it('takes violations for what they say, without secrets, or not at all', () => {
  assert(
    property(oneof(violations, value), (given) => {
      const read = readViolations(given);
      expect(read === null).toBe(!Array.isArray(given));
      for (const violation of read ?? []) {
        const facts = Object.values(violation);
        expect(facts.filter((fact) => typeof fact !== 'string' || unsafe.test(fact))).toEqual([]);
        expect(facts.join(' ')).not.toContain('secret');
      }
    }),
    runs,
  );
});

let gateway: Gateway;
let port: number;
const logged: LogEntry[] = [];
const open = new AsyncDisposableStack();
beforeAll(async () => {
  const { path } = open.use(await tempFolder());
  const store = await siteWith(path, { name: 'mf-home', text: 'first', paths: ['/', '/:a/b'] });
  gateway = await testGateway(store, path, (entry) => logged.push(entry));
  open.defer(() => gateway.close());
  port = await listen(gateway.server);
});
afterAll(() => open.disposeAsync());

/** A client of its own for each request, so that none is refused as too frequent. */
let clients = 0;

it('responds to whatever a browser reports, and serves on', async () => {
  // Two hundred a minute are logged.
  const numRuns = isFull ? 190 : 40;
  const reports = oneof(failures, vitals, violations, value);
  await assert(
    asyncProperty(reports, constantFrom('json', 'reports+json'), async (report, type) => {
      clients += 1;
      const { status } = await send(port, '/telemetry', {
        method: 'POST',
        localAddress: `127.0.1.${clients}`,
        headers: { origin: site.siteUrl, 'content-type': `application/${type}` },
        body: JSON.stringify(report) ?? '',
      });
      expect([204, 400, 413]).toContain(status);
    }),
    // A failed run would be repeated with other reports until there were too many.
    { numRuns, endOnFailure: true },
  );
  expect(logged.filter(({ event }) => event === 'error')).toEqual([]);
  expect((await send(port, '/')).status).toBe(200);
});

it.runIf(isFull)('limits reports by the networks that their clients are in', async () => {
  await using open = new AsyncDisposableStack();
  const { path } = open.use(await tempFolder());
  const store = await siteWith(path, { name: 'mf-home', text: 'first', paths: ['/'] });
  const trustedProxies = ['loopback'];
  const gateway = await testGateway(store, path, () => {}, { trustedProxies });
  open.defer(() => gateway.close());
  const port = await listen(gateway.server);
  const failure = { remote: 'mf-home', release: 'x', path: '/', kind: 'render', message: 'x' };
  const report = async (from: string) => {
    const headers = { origin: site.siteUrl, 'x-forwarded-for': from };
    const body = JSON.stringify(failure);
    return (await send(port, '/telemetry', { method: 'POST', headers, body })).status;
  };
  /** How many of as many reports are taken, each from another address. */
  const taken = async (count: number, addressOf: (index: number) => string) => {
    let taken = 0;
    for (let index = 0; index < count; index += 1) {
      if ((await report(addressOf(index))) === 204) taken += 1;
    }
    return taken;
  };
  const hex = (index: number) => index.toString(16);
  expect(await taken(25, (index) => `2001:db8:1:1::${hex(index)}`)).toBe(20);
  expect(await taken(25, (index) => `[2001:db8:1:${hex(2 + index)}::1]:443`)).toBe(20);
  expect(await taken(50, (index) => `2001:db8:1:${hex((index + 1) * 256)}::1`)).toBe(40);
  expect(await report('2001:db8:1:ffff::1')).toBe(429);
  expect(await report('2001:db8:2::1')).toBe(204);
});
