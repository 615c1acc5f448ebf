import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Configuration, Stats } from '@rspack/core';
import { rspack } from '@rspack/core';
import type { BuildStates } from '../build/client/builds.ts';
import type { PackageBuild } from '../build/index.ts';
import { describeBuild } from '../release/pack.ts';
import type { Release } from '../store/index.ts';

/** Milliseconds of quiet after a change: an editor writes several files at once. */
const quiet = 20;

/** Id of a release that is still being worked on. */
export const developed = 'dev';

/** Packages that are built again whenever one of their source files changes. */
export interface Builds {
  names: string[];
  /** How each package's last build went. */
  states(): BuildStates;
  /** Calls back after each build; returns what ends that. */
  subscribe(listener: (states: BuildStates) => void): () => void;
  /** The folder of a package's builds, `browser/` and `node/`. */
  folder(name: string): string;
  /** A package's last build that worked as a release; waits for a build under way. */
  release(name: string): Promise<Release>;
  close(): Promise<void>;
}

/** One of the two builds of a package. */
interface Watched {
  /** Resolved while nothing is being built. */
  idle: Promise<void>;
  /** Resolves once a build has worked. */
  worked: Promise<void>;
  hash(): string;
  close(): Promise<void>;
}

const errorsOf = (stats: Stats) =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, message }) =>
    [moduleName, message].filter(Boolean).join('\n'),
  );

function watch(
  config: Configuration,
  onBuilt: (errors: string[], hash: string, ms: number) => void,
): Watched {
  const compiler: Compiler = rspack(config);
  const working = Promise.withResolvers<void>();
  let current = Promise.withResolvers<void>();
  let start = performance.now();
  let hash = '';
  compiler.hooks.invalid.tap('dev', () => {
    start = performance.now();
    current = Promise.withResolvers();
  });
  compiler.hooks.done.tap('dev', (stats) => {
    const errors = errorsOf(stats);
    if (errors.length === 0) {
      hash = stats.hash ?? '';
      working.resolve();
    }
    current.resolve();
    onBuilt(errors, hash, performance.now() - start);
  });
  const watching = compiler.watch({ aggregateTimeout: quiet }, (error) => {
    if (error) onBuilt([error.message], hash, performance.now() - start);
  });
  return {
    get idle() {
      return current.promise;
    },
    worked: working.promise,
    hash: () => hash,
    close: () => new Promise((closed) => watching?.close(() => compiler.close(() => closed()))),
  };
}

/**
 * Starts following packages; resolves once each of them has been built, after however many
 * corrections. Rejects when it is `stopped` before.
 */
export async function followBuilds(
  names: string[],
  root: string,
  say: (line: string) => void,
  stopped: AbortSignal,
): Promise<Builds> {
  stopped.throwIfAborted();
  // Hot updates of an earlier run mean nothing to this one.
  await rm(root, { recursive: true, force: true });
  const listeners = new Set<(states: BuildStates) => void>();
  const states: BuildStates = {};
  const folder = (name: string) => join(root, name);
  const watched: Record<string, Watched[]> = {};
  const releases = new Map<string, { hash: string; release: Promise<Release> }>();

  async function follow(name: string): Promise<void> {
    const file = pathToFileURL(resolve(name, 'rspack.config.ts')).href;
    const { default: build } = (await import(file)) as { default: PackageBuild };
    states[name] = { hash: '', errors: [] };
    watched[name] = build({}, { mode: 'development' }).map((config) => {
      const browser = config.name === 'browser';
      const output = {
        ...config.output,
        path: join(folder(name), browser ? 'browser' : 'node'),
        // Pages that are open ask for the hot updates since they were loaded, one after the other.
        clean: false,
      };
      return watch({ ...config, output }, (errors, hash, ms) => {
        if (!browser) return;
        states[name] = { hash, errors };
        if (errors.length > 0) say(`${name} does not build:\n${errors.join('\n')}`);
        else say(`Built ${name} (${Math.round(ms)} ms)`);
        for (const listener of listeners) listener(states);
      });
    });
  }

  for (const name of names) await follow(name);
  const all = Object.values(watched).flat();
  const close = async () => void (await Promise.all(all.map((build) => build.close())));
  const ended = new Promise<never>((_, reject) => {
    stopped.addEventListener('abort', () => reject(new Error('Stopped while building.')));
  });
  try {
    await Promise.race([Promise.all(all.map(({ worked }) => worked)), ended]);
  } catch (error) {
    await close();
    throw error;
  }

  return {
    names,
    folder,
    states: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async release(name) {
      const list = watched[name] ?? [];
      await Promise.all(list.map(({ idle }) => idle));
      const hash = list.map((build) => build.hash()).join();
      const known = releases.get(name);
      if (known?.hash === hash) return known.release;
      const release = describeBuild(folder(name)).then((described) => ({
        ...described,
        id: developed,
        commit: null,
        files: {},
      }));
      releases.set(name, { hash, release });
      return release;
    },
    close,
  };
}
