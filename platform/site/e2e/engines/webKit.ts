import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../../../../tools/freePort.ts';
import { slower } from '../../../../tools/slow.ts';
import type { Browser, Engine } from './engine.ts';
import { find, isReady, notReady, toMiddle } from './find.ts';
import type { Sent } from './find.ts';

const miniBrowser = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/** Debian's packages, and a file of each. */
const packages: Record<string, string> = {
  'webkit2gtk-driver': miniBrowser,
  xvfb: '/usr/bin/Xvfb',
};

/** The name that WebDriver gives a reference to an element. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof reference, string>;

/** Starts a virtual screen. Returns its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  // Not if it has ended already.
  if (child.kill()) await exited;
}

/** Makes the page collect its problems. It misses only those from before it was loaded. */
function watch(): void {
  const problems: string[] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => {
    problems.push(`console: ${args.join(' ')}`);
    error(...args);
  };
  addEventListener('error', ({ message }) => problems.push(`script: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`script: ${reason}`));
  const reports = new ReportingObserver(
    (found) => problems.push(...found.map(({ body }) => `policy: ${JSON.stringify(body)}`)),
    { buffered: true },
  );
  reports.observe();
  Object.assign(globalThis, { takeProblems: () => problems.splice(0) });
}

/** Starts WebKitGTK's own small browser. It is driven by WebDriver: one HTTP request for each command. */
async function start(): Promise<Browser> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });

  async function send<Value>(path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await vi.waitFor(() => send('/status'), { timeout: 10_000 * slower });
  const [binary] = globSync(miniBrowser);
  const { sessionId } = await send<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  await send(`${session}/window/rect`, { width: 360, height: 800 });

  const run = <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> =>
    send(`${session}/execute/sync`, { script: `return (${script})(...arguments)`, args });
  const pathOf = (found: Reference) => `${session}/element/${found[reference]}`;
  async function element(target: Sent): Promise<Element & Reference> {
    // Elements are received and sent as references.
    const found = (await run(find, target)) as (Element & Reference) | null;
    if (!found) throw new Error(`The page does not show ${JSON.stringify(target)}.`);
    return found;
  }
  const problems: string[] = [];
  const takeProblems = () =>
    run(() => (globalThis as { takeProblems?: () => string[] }).takeProblems?.() ?? []);
  return {
    async open(url) {
      problems.push(...(await takeProblems()));
      await send(`${session}/url`, { url });
      await run(watch);
    },
    run,
    sees: async (target) => (await run(find, target)) !== null,
    async click(target) {
      const found = await element(target);
      await run(toMiddle, found);
      if (!(await run(isReady, found))) throw new Error(notReady);
      // On a busy machine, the driver's pointer sometimes misses.
      await run((one: Element) => {
        const page = Object.assign(globalThis, { missed: true });
        one.addEventListener('click', () => (page.missed = false), { once: true, capture: true });
      }, found);
      await send(`${pathOf(found)}/click`, {});
      // What has loaded another document did not miss.
      if (await run(() => (globalThis as { missed?: boolean }).missed))
        throw new Error('It missed.');
    },
    type: async (target, text) => send(`${pathOf(await element(target))}/value`, { text }),
    async choose(target, value) {
      const list = pathOf(await element(target));
      const using = { using: 'css selector', value: `option[value="${value}"]` };
      const option = await send<Reference>(`${list}/element`, using);
      await send(`${pathOf(option)}/click`, {});
    },
    async problems() {
      problems.push(...(await takeProblems()));
      return problems;
    },
    async close() {
      await fetch(`http://127.0.0.1:${port}${session}`, { method: 'DELETE' });
      await stop(driver);
      await stop(screen);
    },
  };
}

/** Debian's WebKitGTK. Under WebDriver it does not expose its console, so we ask the page. */
export const webKit: Engine = {
  name: 'WebKitGTK',
  missing: () => Object.keys(packages).filter((name) => globSync(packages[name]!).length === 0),
  cannotRecord:
    'WebKitGTK 2.50 records sound, but no picture of its own camera: the file is empty.',
  launch: start,
};
