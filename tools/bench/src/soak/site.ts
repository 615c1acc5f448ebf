import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { follow } from '../../../follow.ts';
import { freePort } from '../../../freePort.ts';
import { about, childrenOf } from '../../../processes.ts';
import { startTrouble } from './testing/trouble.ts';

/** The programs of a site. */
export const programs = ['gateway', 'registry', 'API'] as const;

export type ProgramName = (typeof programs)[number];

/**
 * What a site meets: connections, a folder and a mailbox that work, or what happens in the wild: a bucket that is away
 * for a minute, a mail server that says "later", a proxy that cuts quiet connections, and forged reports.
 */
export type Surroundings = 'calm' | 'troubled';

/** The process that runs a script, among those that another has started. */
function runningBelow(pid: number, script: string): number {
  const found = childrenOf(pid).find((child) => about(child, 'cmdline').includes(script));
  if (found === undefined) throw new Error(`${script} does not run.`);
  return found;
}

/** Events of the log that come from what the crowd reports. */
const reported = ['remote-failed'];

/**
 * Starts a separate site in a folder, as by `npm start`. Its gateway trusts the client addresses that
 * the crowd claims. Linux only.
 *
 * @param around whether what it meets on its way is as it should be
 * @param log receives its output while it starts
 */
export async function startSoaked(
  dataDir: string,
  around: Surroundings,
  log: (line: string) => void,
) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const trouble = around === 'troubled' ? await startTrouble(port) : undefined;
  const { PATH, HOME, CHROMIUM } = process.env;
  const env = {
    PATH,
    HOME,
    ...(CHROMIUM && { CHROMIUM }),
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: 'loopback',
    ...trouble?.settings,
  };
  const run = (script: string, ...args: string[]) =>
    spawn(process.execPath, [script, ...args], {
      env,
      // Ctrl-C reaches the whole process group, but the parent ends it itself.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const child = run('platform/site/src/main.ts');
  const { output, says, ended: over } = follow(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => log(String(chunk).trimEnd()));
  }
  await says(/Ready on/).catch(() => {
    throw new Error(`The site did not start: ${output()}`);
  });
  const pid = child.pid!;
  return {
    /** Origin, without a trailing slash. */
    url: trouble?.url ?? `http://localhost:${port}`,
    /** What goes wrong around it, if anything does. */
    trouble,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    dataDir,
    /** The token for publishing to it. */
    token: (await readFile(join(dataDir, 'registry-token'), 'utf8')).trim(),
    /** The process of each program. */
    pids: {
      gateway: pid,
      registry: runningBelow(pid, 'platform/registry/src/main.ts'),
      API: runningBelow(pid, 'platform/api/src/main.ts'),
    },
    /** Runs another command of the registry on its store. Rejects if it fails. */
    async command(...args: string[]) {
      const other = run('platform/registry/src/main.ts', ...args);
      const code = await follow(other).ended;
      if (code !== 0) throw new Error(`It ended with code ${code}.`);
    },
    /** The failures in its log that browsers did not report. */
    async failures() {
      const files = ['site.log.1', 'site.log'].map((name) =>
        readFile(join(dataDir, name), 'utf8').catch(() => ''),
      );
      return (await Promise.all(files))
        .join('')
        .split('\n')
        .filter((line) => line.includes('"level":"error"'))
        .map((line) => ({ line, ...(JSON.parse(line) as { event: string; time: string }) }))
        .filter(({ event }) => !reported.includes(event))
        .filter(({ time }) => !trouble?.excuses(Date.parse(time)))
        .map(({ line }) => line);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await over;
      await trouble?.end();
    },
  };
}

export type SoakedSite = Awaited<ReturnType<typeof startSoaked>>;
