import { gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { createBrowser, newMember, signIn, upload } from '@emberite/api/testing';
import type { TestContext } from 'vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import type { AbusedSite, Suffered } from '@emberite/site/testing/abusedSite';
import { startAbused } from '@emberite/site/testing/abusedSite';
import { send } from '@emberite/site/testing/http';
import type { Line } from '@emberite/site/testing/lines';
import { dial, dialMany, drip, statusOf } from '@emberite/site/testing/lines';
import { slower } from '../../../tools/slow.ts';

let site: AbusedSite;
beforeAll(async () => {
  site = await startAbused();
});
afterAll(() => site[Symbol.asyncDispose]());

/** The maximum MB that an attack may take in total, and the maximum ms that others may wait. */
const most = { grown: 400, p99: 10_000 };

/** Checks the effect on others, and records it. */
function note(
  task: TestContext['task'],
  abuse: string,
  happens: string,
  { p99, grown }: Suffered<unknown>,
): void {
  expect(grown).toBeLessThan(most.grown);
  expect(p99).toBeLessThan(most.p99);
  row(task, 'abuse', {
    Abuse: abuse,
    'What happens': happens,
    "Others' p99": `${Math.ceil(p99)} ms`,
    'Memory of all programs': `+${Math.max(0, Math.round(grown))} MB`,
  });
}

/** The statuses of the responses, without duplicates. */
const outcomes = (received: string[]) => [...new Set(received.map(statusOf))].toSorted();

const closedOf = (lines: Line[]) => Promise.all(lines.map(({ closed }) => closed));

/** An address of this machine. */
const from = (index: number) => `127.0.${1 + (index >> 8)}.${1 + (index % 250)}`;

const post = (path: string, more: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site.siteUrl}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

it.runIf(isFull)('responds to odd requests at once', async ({ task }) => {
  const odd: [request: string, expected: RegExp][] = [
    [get('/%ff%fe'), /404/],
    [get('/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'), /404/],
    [get('/a%00b'), /404/],
    [get('/%'), /404/],
    [get('/../../etc/passwd'), /400/],
    [get('/assets/%2e%2e/%2e%2e/etc/passwd'), /400/],
    [get('/assets/mf-home/..%2f..%2fstore'), /4\d\d/],
    [get(`/assets/mf-home/${'w'.repeat(256)}.js`), /404/],
    [get(`/assets/mf-home/${'w'.repeat(256)}/a.js`), /404/],
    [get(`/assets/${'w'.repeat(256)}/a.js`), /404/],
    [get(`/index/${'w'.repeat(256)}.json`), /404/],
    [get('/\u00ff'), /400|404/],
    [get('/', 'Accept-Encoding: br;q=x, gzip;;;, \u00ff*;q=-1\r\n'), /200/],
    [get('/', `Accept-Encoding: ${'br,'.repeat(3_000)}\r\n`), /200/],
    [get(site.video, `Range: bytes=${'0-0,'.repeat(3_000)}1-1\r\n`), /200|206|416/],
    [get('/', 'If-None-Match: "\u00ff\r\n'), /200/],
    ['GET / HTTP/1.0\r\n\r\n', /421/],
    [get('/', 'host: localhost\r\n'), /400/],
    [get('/', 'A: b\r\nHOST: evil.example\r\n'), /400/],
    ['GET / HTTP/3.7\r\nHost: localhost\r\n\r\n', /400|505/],
    ['BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', /400/],
    ['PROPFIND / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n', /405/],
    ['CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', /closed|4\d\d/],
    ['GET http://a.example/ HTTP/1.1\r\nHost: a.example\r\n\r\n', /421/],
    [get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'), /200/],
    [get('/', 'A b: c\r\n'), /400/],
    [get('/', 'A: b\u0000c\r\n'), /400/],
    [`${post('/telemetry', 'Transfer-Encoding: chunked\r\n', 3)}0\r\n\r\n`, /400/],
    [`${post('/telemetry', 'Content-Length: 4\r\n', 3)}{}`, /400/],
    [`${post('/telemetry', '', 9)}[[[[[[[[[`, /400/],
    ['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', /400/],
  ];
  const { result, ...suffered } = await site.attack(() =>
    Promise.all(
      odd.map(async ([request]) => {
        const only = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
        const { closed } = await dial(site.port, Buffer.from(only, 'latin1'));
        return [request.slice(0, 80), statusOf(await closed)];
      }),
    ),
  );
  expect(result).toEqual(
    odd.map(([request, expected]) => [request.slice(0, 80), expect.stringMatching(expected)]),
  );
  note(
    task,
    'Bad UTF-8, overlong encodings, NUL, `..`, a chunked body with a length, HTTP/1.0, unknown methods',
    'Pages for what can be read, otherwise 400, 404 or 405, at once',
    { ...suffered, result },
  );
});

it.runIf(isFull)('refuses giant headers, addresses and cookies', async ({ task }) => {
  const cookies = (count: number) =>
    `Cookie: ${Array.from({ length: count }, (_, index) => `c${index}=v`).join('; ')}\r\n`;
  const { result, ...suffered } = await site.attack(async () => {
    const status = async (request: string) => {
      const { closed } = await dial(site.port, request);
      return statusOf(await closed);
    };
    const close = 'Connection: close\r\n';
    return Promise.all([
      status(get(`/${'w'.repeat(8_001)}`, close)),
      status(get(`/${'w'.repeat(1_000_000)}`, close)),
      status(get('/', `X-Large: ${'w'.repeat(1_000_000)}\r\n${close}`)),
      status(get('/', `${'X: y\r\n'.repeat(100_000)}${close}`)),
      status(get('/', cookies(1_200) + close)),
      status(get('/', cookies(20_000) + close)),
    ]);
  });
  // Clients that are still sending may find the connection closed before they have read the
  // response.
  const large = expect.stringMatching(/431|closed/);
  expect(result).toEqual(['414', large, large, large, '200', large]);
  note(
    task,
    'Headers of 1 MB, addresses of 8,001 characters and of 1 MB, 20,000 cookies',
    '414 for the address, 431 in words for more than 16 kB of headers',
    { ...suffered, result },
  );
});

describe.runIf(isFull)('bounded, while others are served', () => {
  it('closes idle connections', async ({ task }) => {
    const { result, ...suffered } = await site.attack(async () => {
      const lines = await dialMany(4_000, (index) =>
        dial(site.port, index % 2 === 0 ? '' : get('/robots.txt'), from(index)),
      );
      return outcomes(await closedOf(lines));
    });
    expect(result).toEqual(['200', '408']);
    note(
      task,
      '4,000 idle connections, half of them without any request',
      'Closed: after 15 s (`API_TIMEOUT`) without a request, 80 s after a response (`KEEP_ALIVE` and 5 s)',
      { ...suffered, result },
    );
  });

  it('ends headers that come byte by byte', async ({ task }) => {
    const { result, ...suffered } = await site.attack(async () => {
      const lines = await dialMany(500, (index) =>
        dial(site.port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', from(index)),
      );
      for (const line of lines) void drip(line, 500);
      return outcomes(await closedOf(lines));
    });
    expect(result).toEqual(expect.arrayContaining(['408']));
    note(task, 'Headers byte by byte, on 500 connections', '408 after 15 s (`API_TIMEOUT`)', {
      ...suffered,
      result,
    });
  });

  it('ends bodies that come byte by byte', async ({ task }) => {
    const kinds = [
      () => post('/telemetry', '', 7_000),
      () => post('/api/auth/magic-link/send', '', 7_000),
      () => post('/registry/releases', '', 60_000_000),
    ];
    const { result, ...suffered } = await site.attack(async () => {
      const lines = await dialMany(300, (index) =>
        dial(site.port, kinds[index % 3]!(), from(index)),
      );
      for (const line of lines) void drip(line, 500);
      const received = await closedOf(lines);
      return kinds.map((_, kind) => outcomes(received.filter((_, index) => index % 3 === kind)));
    });
    expect(result).toEqual([['408'], ['408'], ['401']]);
    expect(site.log()).not.toContain('api-unreachable');
    note(
      task,
      'Bodies byte by byte: reports, calls, uploads to the registry without a token',
      '408 after 15 s, 408 after 30 s, 401 at once; the connection is closed within a minute',
      { ...suffered, result },
    );
  });

  it('ends responses that nobody reads', async ({ task }) => {
    const suffered = await site.attack(async () => {
      const before = await site.handles();
      const lines = await dialMany(300, (index) => dial(site.port, '', from(index)));
      for (const [index, { socket }] of lines.entries()) {
        socket.pause();
        socket.write(get(index % 2 === 0 ? site.video : '/'));
      }
      await expect.poll(site.handles).toBeGreaterThan(before + 150);
      const patience = { timeout: 200_000 * slower, interval: 1_000 };
      await expect.poll(site.handles, patience).toBeLessThan(before + 50);
      for (const { socket } of lines) socket.destroy();
    });
    note(
      task,
      'A video and a long page, requested on 300 connections and never read',
      'Closed after a minute or two without progress',
      suffered,
    );
  });

  it('does not prepare the responses of a connection ahead', async ({ task }) => {
    const { result, ...suffered } = await site.attack(async () => {
      const lines = await dialMany(20, (index) => dial(site.port, '', from(index)));
      for (const { socket } of lines) {
        socket.pause();
        socket.write(get('/').repeat(2_000));
      }
      await wait(10_000);
      for (const { socket } of lines) socket.destroy();
    });
    note(
      task,
      '2,000 requests at once on each of 20 connections, and no response read',
      'The next request waits until the response before has been read',
      { ...suffered, result },
    );
  });

  it('serves others during floods', async ({ task }) => {
    let number = 0;
    const flood = (url: string, many: boolean) =>
      autocannon({
        url: site.siteUrl + url,
        connections: 100,
        duration: 10,
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' },
        requests: [
          {
            setupRequest(request) {
              number += 1;
              const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
              const headers = { ...request.headers, ...(many && { 'x-forwarded-for': address }) };
              return { ...request, headers };
            },
          },
        ],
      });
    const one = await site.attack(() => flood('/', false));
    expect(one.result.non2xx).toBe(0);
    note(
      task,
      'A flood of documents from one address, 100 connections',
      `All are served: ${Math.round(one.result.requests.average).toLocaleString('en')} a second`,
      one,
    );
    const many = await site.attack(() => flood('/api/health', true));
    expect(many.result.errors).toBe(0);
    note(
      task,
      'A flood of calls from many addresses, 100 connections',
      `All are served: ${Math.round(many.result.requests.average).toLocaleString('en')} a second`,
      many,
    );
  });

  it('limits how many reports it logs, and how many codes it mails', async ({ task }) => {
    const failure = {
      remote: 'mf-home',
      release: 'x',
      path: '/',
      kind: 'code',
      message: 'Made up',
    };
    const ask = (path: string, body: object, address: string) =>
      send(site.port, path, {
        method: 'POST',
        headers: {
          Origin: site.siteUrl,
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
        },
        body: JSON.stringify(body),
      });
    const before = site.log().split('"remote-failed"').length;
    const reports = await site.attack(async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        const some = Array.from({ length: 50 }, (_, index) =>
          ask('/telemetry', failure, `10.1.${turn}.${index}`),
        );
        await Promise.all(some);
      }
    });
    const logged = site.log().split('"remote-failed"').length - before;
    // The minute may end meanwhile.
    expect(logged).toBeLessThanOrEqual(200 * 4);
    note(
      task,
      '10,000 reports from as many addresses',
      'All are counted, 200 a minute are logged',
      reports,
    );
    const codes = await site.attack(() =>
      Promise.all(
        Array.from({ length: 150 }, (_, index) =>
          ask('/api/auth/magic-link/send', { email: `a${index}@flood.example` }, '198.51.100.7'),
        ),
      ),
    );
    const sent = codes.result.filter(({ status }) => status === 200);
    const refused = codes.result.filter(({ status }) => status === 429);
    expect([sent.length, refused.length]).toEqual([100, 50]);
    note(task, 'Codes for 150 addresses, asked for by one', '429 after 100 in an hour', codes);
  });

  it('does not unpack decompression bombs', async ({ task }) => {
    const bomb = gzipSync(Buffer.alloc(1_000_000_000));
    const form = new FormData();
    form.set('release.json', '{}');
    const files = ['browser/a.js', 'browser/a.js.gz'];
    for (const [index, name] of files.entries()) {
      form.append('file', new Blob([index === 0 ? Buffer.from('a') : bomb]), name);
    }
    const packed = new Request(site.siteUrl, { method: 'POST', body: form });
    const body = Buffer.from(await packed.arrayBuffer());
    const type = packed.headers.get('content-type') ?? '';
    const authorization = `Bearer ${site.token}`;
    const ask = (path: string, headers: Record<string, string>, sent: Buffer) =>
      send(site.port, path, { method: 'POST', headers, body: sent }).then(({ status }) => status);
    const json = { 'Content-Type': 'application/json', Origin: site.siteUrl };
    const deep = Buffer.from('['.repeat(900_000));
    const { result, ...suffered } = await site.attack(async () => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        statuses.push(
          ...(await Promise.all([
            ask('/registry/releases', { authorization, 'Content-Type': type }, body),
            ask(
              '/registry/releases',
              { authorization, 'Content-Type': type, 'Content-Encoding': 'gzip' },
              bomb,
            ),
            ask('/registry/moves', { authorization, ...json }, deep),
            ask(
              '/api/auth/magic-link/send',
              { ...json, 'Content-Encoding': 'gzip' },
              bomb.subarray(0, 900_000),
            ),
            ask('/api/auth/magic-link/send', json, deep),
            ask('/telemetry', { ...json, 'Content-Encoding': 'gzip' }, bomb.subarray(0, 7_000)),
          ])),
        );
      }
      return [...new Set(statuses)].toSorted();
    });
    // Some reports exceeded the limit of a minute.
    expect([400, 422, 429]).toEqual(expect.arrayContaining(result));
    note(
      task,
      'Compressed bodies of 1 GB, releases with compressed copies of 1 GB, JSON that is 900,000 levels deep',
      'Nothing is unpacked beyond the size it should have: 400 or 422',
      { ...suffered, result },
    );
    const picture = await sharp({
      create: { width: 6_324, height: 6_324, channels: 3, background: '#123456' },
    })
      .jpeg({ progressive: true, quality: 30 })
      .toBuffer();
    const member = await newMember(
      { signedIn: (address) => signIn(createBrowser(site.siteUrl), address) },
      'bomb@people.example',
    );
    const pictures = await site.attack(() =>
      Promise.all([1, 2, 3].map(() => upload(member, { poster: new Uint8Array(picture) }))),
    );
    expect(pictures.result.map(({ status }) => status)).toEqual([400, 400, 400]);
    note(task, 'Pictures of 40 megapixels in 0.2 MB', '400, without decoding them', pictures);
  });
});
