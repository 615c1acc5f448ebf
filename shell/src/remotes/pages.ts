import type { PageModule } from '@emberite/sdk/page';
import type { Boot, FailureKind, ReleaseFiles, RouteData } from '@emberite/sdk/release';
import { DeadlineError, within } from './deadline.ts';
import { importPage } from './federation.ts';
import { listIntegrity, preload } from './integrity.ts';
import type { Candidate, ReleaseSet } from './releaseSet.ts';
import { loadStyle } from './styles.ts';
import { report } from './telemetry.ts';

/** Milliseconds the live release has to show a page, and the fallback after it. */
const deadlines = [4000, 3000];

/** A page on its way to the screen: `failed` when no release of its remote could serve it. */
export type LoadedPage =
  | { status: 'ready'; module: PageModule; release: string }
  | { status: 'failed' };

/** Loads pages of remotes, falling back to the release before when the live one is broken. */
export interface Pages {
  load(route: RouteData): Promise<LoadedPage>;
  /** What to show in place of a page that threw while rendering. */
  replace(route: RouteData, broken: string, error: unknown): Promise<LoadedPage>;
}

/** Fails as the stage it wraps, so that a report tells what was broken. */
class StageError extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const stage = <T>(kind: FailureKind, work: Promise<T>) =>
  work.catch((cause: unknown) => Promise.reject(new StageError(kind, cause)));

const kindOf = (error: unknown): FailureKind =>
  error instanceof StageError ? error.kind : error instanceof DeadlineError ? 'timeout' : 'render';

/** Loads pages from the releases of a set, with the host's lazily shared modules fetched alongside. */
export function createPages(set: ReleaseSet, shared: Boot['shared']): Pages {
  const known = new Map<string, Promise<LoadedPage>>();

  async function fromRelease(candidate: Candidate, route: RouteData): Promise<LoadedPage> {
    const files: ReleaseFiles = await stage('manifest', candidate.files());
    const page = files.pages[route.path];
    if (!page) throw new StageError('manifest', `${files.id} does not list ${route.path}.`);
    listIntegrity(files);
    preload([
      ...[files.entry, ...page.js].map((file) => ({
        url: files.base + file,
        integrity: files.integrity[file] ?? '',
      })),
      ...page.shared.flatMap((name) => shared[name] ?? []),
    ]);
    const styles = page.css.map((style) => stage('style', loadStyle(files, style)));
    const [module] = await Promise.all([stage('code', importPage(files, route.path)), ...styles]);
    return { status: 'ready', module, release: files.id };
  }

  async function firstThatWorks(route: RouteData, after?: string): Promise<LoadedPage> {
    const candidates = await set.candidates(route);
    const start = candidates.findIndex(({ id }) => id === after) + 1;
    for (const [index, candidate] of [...candidates.entries()].slice(start)) {
      try {
        return await within(deadlines[index] ?? 0, fromRelease(candidate, route));
      } catch (error) {
        report({
          remote: route.remote,
          release: candidate.id,
          path: route.path,
          kind: kindOf(error),
          error: error instanceof StageError ? error.cause : error,
        });
      }
    }
    return { status: 'failed' };
  }

  /** Later visits take the same page; only a failure is forgotten. */
  function remember(route: RouteData, page: Promise<LoadedPage>): Promise<LoadedPage> {
    known.set(route.path, page);
    const forget = () => known.delete(route.path);
    page.then(({ status }) => status === 'failed' && forget(), forget);
    return page;
  }

  return {
    load: (route) => known.get(route.path) ?? remember(route, firstThatWorks(route)),
    replace(route, broken, error) {
      report({
        remote: route.remote,
        release: broken,
        path: route.path,
        kind: 'render',
        error,
      });
      return remember(route, firstThatWorks(route, broken));
    },
  };
}
