import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readPackage, writeRelease } from '@emberite/cli/release';
import { afterAll, expect, it } from 'vitest';
import { createRegistry } from '@emberite/registry';
import { openSandbox, startLimited } from './index.ts';
import type { Bundles } from './index.ts';
import {
  htmlOf,
  liveSet,
  publish,
  remoteDist,
  site,
  siteWith,
  tempFolder,
} from '@emberite/site/testing/fixtures';
import { listen } from '../../../../tools/listen.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };
const folder = await tempFolder();
const store = await siteWith(folder.path, home);
await writeFile(join(folder.path, 'secret'), 'the secret');
process.env['EMBER_SECRET'] = 'the secret';
afterAll(async () => {
  delete process.env['EMBER_SECRET'];
  await folder[Symbol.asyncDispose]();
});

/** Publishes a page with this component, where pages have little time and memory. */
async function publishPage(component: string, head?: string): Promise<unknown> {
  const spec = { name: 'mf-evil', text: 'evil', paths: ['/evil'], component };
  const dist = await remoteDist(folder.path, { ...spec, ...(head !== undefined && { head }) });
  await writeRelease(dist);
  const one = await readPackage(dist);
  const limits = { time: 3_000, memory: 256_000_000 };
  const open = (bundles: Bundles) => openSandbox(bundles, limits);
  const registry = createRegistry(store, site, { quality: 5, open });
  await registry.take(one);
  return registry.goLive([one.release]);
}

const failed = 'mf-evil failed to render /evil to HTML: ';

it.each([
  ...sample([
    ['loops', '() => { for (;;); }', `${failed}it takes longer than 3 s. Fix the page.`],
    ['waits for ever', '() => new Promise(() => {})', `${failed}it takes longer than 3 s.`],
    [
      'allocates',
      '() => { const all = []; for (;;) all.push(new Array(33_000_000).fill(0.5)); }',
      `${failed}it takes more than 256 MB of memory. Fix the page.`,
    ],
    [
      'allocates outside the heap',
      '() => { const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1)); }',
      `${failed}it takes more than 256 MB of memory. Fix the page.`,
    ],
  ]),
  ...sample([
    ['throws', "() => { throw new Error('no window'); }", `${failed}no window.`],
    ['exits', '() => process.exit(0)', `${failed}process.exit is not a function.`],
    ['kills', '() => process.kill(process.ppid)', `${failed}process.kill is not a function.`],
    ['prints', "() => { console.log('hello'); return ''; }", `${failed}It prints "hello".`],
    ['warns', "() => { console.error('key', 1); return ''; }", `${failed}It prints "key 1".`],
    [
      'reads files',
      "() => require('fs').readFileSync('/etc/passwd', 'utf8')",
      `${failed}It imports fs,`,
    ],
    [
      'starts programs',
      "() => require('child_process').execSync('id')",
      `${failed}It imports child_process,`,
    ],
    ['imports what nobody shares', "() => require('left-pad')", `${failed}It imports left-pad,`],
  ]),
])('refuses a page that %s, with its name', async (_, component, says) => {
  const live = await liveSet(store);
  await expect(publishPage(component)).rejects.toThrow(says);
  expect(await liveSet(store)).toBe(live);
});

it
  .runIf(isFull)
  .each([
    ["{ cmd: 'NODE_HANDLE_ACK' }"],
    ["{ cmd: 'NODE_CLUSTER', ack: 1 }"],
    ["'x'.repeat(50_000_000)"],
  ])('outlives a page that calls all it can reach with %s', async (message) => {
  const component = `() => {
    for (const name of ['then', 'catch', 'finally']) {
      const own = Promise.prototype[name];
      Promise.prototype[name] = function (...callBacks) {
        for (const one of callBacks) { try { one(${message}); } catch {} }
        return own.apply(this, callBacks);
      };
    }
    const { call } = Function.prototype;
    Function.prototype.call = function (...parts) { try { this(${message}); } catch {} return call.apply(this, parts); };
    return '';
  }`;
  // Whether it is refused or not, it is only a page.
  await publishPage(component).catch((error: Error) => expect(error.name).toBe('RefusedError'));
  await publish(store, [
    await remoteDist(folder.path, { ...home, text: `after ${message.length}` }),
  ]);
});

it.runIf(isFull)('refuses a page that never loads', async () => {
  // Called by the code that awaits the module.
  await expect(publishPage("() => ''", 'undefined, then() {}')).rejects.toThrow(
    'mf-evil failed to load the page of /evil: it takes longer than 3 s.',
  );
});

/** Code that reaches Node’s own modules in another way than with `require`. */
const node = (name: string) => `(await import('node:${name}'))`;

it('gives a page no file, network, process or environment, however it asks', async () => {
  const server = createServer((_, response) => response.end('reached'));
  const port = await listen(server);
  const attempts = [
    `${node('fs')}.readFileSync('/etc/passwd', 'utf8')`,
    `${node('fs')}.readFileSync('${join(folder.path, 'secret')}', 'utf8')`,
    `${node('fs')}.readdirSync('${join(folder.path, 'store/releases')}').join()`,
    `${node('fs')}.writeFileSync('${join(folder.path, 'mark')}', 'x')`,
    `${node('child_process')}.execSync('cat ${join(folder.path, 'secret')}').toString()`,
    `new (${node('worker_threads')}.Worker)('1', { eval: true }).threadId`,
    `await (await fetch('http://127.0.0.1:${port}')).text()`,
    `JSON.stringify(${node('process')}.env)`,
    `globalThis.process.env.EMBER_SECRET`,
  ];
  const all = attempts.map(
    (attempt) =>
      `(async () => { try { return String(${attempt}); } catch (error) { return 'none'; } })()`,
  );
  const component = `async () => 'found ' + (await Promise.all([${all.join(',')}])).join(' | ')`;
  await publishPage(component);
  server.close();
  const [, found] = /<main>found (.*?)<\/main>/.exec(await htmlOf(store, '/evil')) ?? [];
  expect(found?.split(' | ')).toEqual([...Array<string>(8).fill('none'), 'undefined']);
});

it.each([
  ['the console', 'console._stdout'],
  [
    'fetch',
    "await fetch('http://127.0.0.1:1').catch(() => globalThis[Symbol.for('undici.globalDispatcher.1')])",
  ],
])(
  'gives no process to a page that has changed all emitters, which it got from %s',
  async (_, emitter) => {
    const component = `async () => {
    let all = ${emitter};
    while (!Object.hasOwn(all, 'listenerCount')) all = Object.getPrototypeOf(all);
    const real = await new Promise((done) => {
      all.emit = function () { done(this); return true; };
      Promise.reject(new Error('on purpose'));
    });
    return typeof real.kill;
  }`;
    await expect(publishPage(component)).rejects.toThrow(failed);
  },
);

it('lets code read no file even if it gets hold of what reads files', async () => {
  const script = join(folder.path, 'holding.mjs');
  const child = JSON.stringify(new URL('./child.ts', import.meta.url).href);
  await writeFile(
    script,
    `globalThis.files = process.getBuiltinModule('fs'); await import(${child});`,
  );
  await using program = startLimited(script, { time: 60_000, memory: 512_000_000 });
  const read = `try { return files.readFileSync('/etc/passwd', 'utf8'); } catch ({ code }) { return code; }`;
  const shell = { 'index.cjs': `exports.head = () => { ${read} };` };
  await program.ask('It does not start', { shell, font: null, remote: null });
  const answered = await program.ask('It does not answer', { name: 'shell', input: [''] });
  expect(answered).toMatchObject({ result: { tags: 'ERR_ACCESS_DENIED' } });
});

it.runIf(isFull)('lets others publish while the page of one loops', async () => {
  const looping = publishPage('() => { for (;;); }');
  const refused = expect(looping).rejects.toThrow('takes longer than 3 s');
  await publish(store, [await remoteDist(folder.path, { ...home, text: 'second' })]);
  await refused;
});
