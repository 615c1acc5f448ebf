import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { follow } from '../../../../tools/follow.ts';

/** A program of the site that runs in a process of its own, away from the sources. */
export interface TestProgram extends AsyncDisposable, ReturnType<typeof follow> {
  child: ChildProcess;
  /** Asks it to end. Resolves as `ended`. */
  stop(): Promise<number | string>;
}

const root = join(import.meta.dirname, '../../../..');

const scripts = {
  gateway: join(root, 'platform/gateway/src/main.ts'),
  registry: join(root, 'platform/registry/src/main.ts'),
  api: join(root, 'platform/api/src/main.ts'),
  ember: join(root, 'packages/cli/src/main.ts'),
};

/**
 * Starts `npm run registry`, `npm run serve`, `npm start -w platform/api` or `ember`.
 *
 * @param environment all of its settings: it gets none of this process
 */
export function spawnProgram(
  name: keyof typeof scripts,
  environment: Record<string, string>,
  ...args: string[]
): TestProgram {
  return spawnScript(scripts[name], environment, ...args);
}

function spawnScript(
  script: string,
  environment: Record<string, string>,
  ...args: string[]
): TestProgram {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], METRICS_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const followed = follow(child);
  const { ended } = followed;
  return {
    ...followed,
    child,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * The registry of a store, in a process of its own, without a gate. Resolves when it listens.
 *
 * @param script that of another version of it
 */
export async function startRegistry(
  environment: Record<string, string>,
  script = scripts.registry,
): Promise<TestProgram & { url: string }> {
  const own = { REGISTRY_PORT: '0', CHROMIUM: 'none', ...environment };
  const program = spawnScript(script, own);
  const [, port] = await program.says(/"port":(\d+),"event":"listening"/);
  return { ...program, url: `http://127.0.0.1:${port}` };
}
