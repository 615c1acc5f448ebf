import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Configuration, Stats } from '@rspack/core';
import { rspack } from '@rspack/core';
import type { BuildStates } from '../build/client/builds.ts';
import type { PackageBuild } from '../build/index.ts';
import { manifestOf } from '../build/manifest.ts';
import { describeBuild } from '../release/describe.ts';
import type { Release } from '@emberite/release';

/** Milliseconds without a further change before a build starts: editors write several files at once. */
const aggregateTimeout = 20;

/** Id of the release that a development build stands for. */
const devReleaseId = 'dev';

/** URL of the folder of a package's development build, with a trailing slash. */
export const devBaseOf = (name: string) => `/assets/${name}/${devReleaseId}/`;

const errorsOf = (stats: Stats) =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, message }) =>
    [moduleName, message].filter(Boolean).join('\n'),
  );

/** Watches one of the two builds of a package. */
function watchBuild(
  config: Configuration,
  onBuilt: (errors: string[], hash: string, ms: number) => void,
) {
  const compiler: Compiler = rspack(config);
  const firstSuccess = Promise.withResolvers<void>();
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
      firstSuccess.resolve();
    }
    current.resolve();
    onBuilt(errors, hash, performance.now() - start);
  });
  const watching = compiler.watch({ aggregateTimeout }, (error) => {
    if (error) onBuilt([error.message], hash, performance.now() - start);
  });
  return {
    /** Resolves when no build is running. */
    get idle() {
      return current.promise;
    },
    /** Resolves after the first successful build. */
    succeeded: firstSuccess.promise,
    hash: () => hash,
    close: () =>
      new Promise<void>((closed) => watching?.close(() => compiler.close(() => closed()))),
  };
}

/**
 * Watches the packages in some folders: they are rebuilt whenever one of their source files changes.
 * Resolves when each of them has been built once, even if the first builds fail; rejects if `signal`
 * is aborted before that.
 *
 * @param root folder for the builds of this process alone, which ends with them
 */
export async function watchBuilds(
  folders: string[],
  root: string,
  log: (line: string) => void,
  signal: AbortSignal,
) {
  signal.throwIfAborted();
  // Hot updates of an earlier run are useless now.
  await rm(root, { recursive: true, force: true });
  const listeners = new Set<(states: BuildStates) => void>();
  const states: BuildStates = {};
  const folder = (name: string) => join(root, name);
  const watched: Record<string, ReturnType<typeof watchBuild>[]> = {};
  const releases = new Map<string, { hash: string; release: Promise<Release> }>();

  async function watchPackage(from: string): Promise<string> {
    const { name } = manifestOf(from);
    const file = pathToFileURL(resolve(from, 'rspack.config.ts')).href;
    const { default: build } = (await import(file)) as { default: PackageBuild };
    states[name] = { hash: '', errors: [] };
    watched[name] = build({}, { mode: 'development' }).map((config) => {
      const browser = config.name === 'browser';
      const output = {
        ...config.output,
        path: join(folder(name), browser ? 'browser' : 'node'),
        // Open pages fetch every hot update since they were loaded, one after the other.
        clean: false,
      };
      return watchBuild({ ...config, output }, (errors, hash, ms) => {
        if (!browser) return;
        states[name] = { hash, errors };
        if (errors.length > 0) log(`${name} failed to build:\n${errors.join('\n')}`);
        else log(`Built ${name} (${Math.round(ms)} ms)`);
        for (const listener of listeners) listener(states);
      });
    });
    return name;
  }

  const names: string[] = [];
  for (const from of folders) names.push(await watchPackage(from));
  const all = Object.values(watched).flat();
  const close = async () => {
    await Promise.all(all.map((build) => build.close()));
    await rm(root, { recursive: true, force: true });
  };
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Stopped while building.')));
  });
  const built = Promise.all(all.map(({ succeeded }) => succeeded));
  await Promise.race([built, ended]).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  return {
    names,
    /** Folder of a package's builds, with `browser/` and `node/`. */
    folder,
    /** How each package's last build went. */
    states: () => states,
    /** Calls the listener after each build. Returns a function that unsubscribes it. */
    subscribe(listener: (states: BuildStates) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A package's last successful build, as a release. Waits for a running build. */
    async release(name: string) {
      const list = watched[name] ?? [];
      await Promise.all(list.map(({ idle }) => idle));
      const hash = list.map((build) => build.hash()).join();
      const known = releases.get(name);
      if (known?.hash === hash) return known.release;
      const release = describeBuild(folder(name)).then((described) => ({
        ...described,
        id: devReleaseId,
        commit: null,
        files: {},
      }));
      releases.set(name, { hash, release });
      return release;
    },
    close,
  };
}

export type Builds = Awaited<ReturnType<typeof watchBuilds>>;
