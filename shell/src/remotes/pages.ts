import { isOffline } from '@emberite/sdk/offline';
import type { PageModule } from '@emberite/sdk/page';
import type { Boot, ReleaseFiles } from '@emberite/release/data';
import type { FailureKind } from '@emberite/release/reports';
import { splitPart } from '@emberite/release/data';
import { followArrivals } from './arrivals.ts';
import { isBlocked } from './blocked.ts';
import { importPage } from './federation.ts';
import { listIntegrity, preload } from './integrity.ts';
import type { Candidate, PlaceOfCode, ReleaseSet } from './releaseSet.ts';
import { patiently, TimeoutError } from './patience.ts';
import { applyStyles, endStyles, loadStyle } from './styles.ts';
import { isReachable } from './reachable.ts';
import { report } from './telemetry.ts';

/**
 * A loaded page, with what lets its stylesheets apply; `failed` if no release of its remote could provide it, `stalled`
 * if a file of theirs stands still, `unreachable` if that is not their fault: the site does not respond, or the browser
 * is offline; `blocked` if the browser refuses a file that the site serves. `over` if the tab is so old that its release
 * is no longer live: only a new document has the page.
 */
export type LoadedPage =
  | { status: 'ready'; module: PageModule; release: string; style?: () => () => void }
  | { status: NoPage };

/** Why a page is not there, the gravest reason last. */
const reasons = ['failed', 'stalled', 'unreachable', 'blocked', 'over'] as const;

export type NoPage = (typeof reasons)[number];

/** Whether a page that is not there may still come. */
export const isLate = ({ status }: { status: string }): boolean =>
  status === 'stalled' || status === 'unreachable';

/** Loads pages and parts of remotes; falls back to the previous release if the live one is broken. */
export interface Pages {
  load(route: PlaceOfCode): Promise<LoadedPage>;
  /** Loads a replacement for a page that threw while rendering. */
  replace(route: PlaceOfCode, broken: string, error: unknown): Promise<LoadedPage>;
}

/** Loads pages of remotes that have not been requested yet, and knows what is there. */
export interface PagesAhead {
  /** Returns what `load` has, if it is there already. */
  loaded(route: PlaceOfCode): LoadedPage | undefined;
  /** Loads a page from the live release. If that fails, it is reported, unless it stands still; `load` tries again. */
  loadAhead(route: PlaceOfCode): Promise<void>;
}

/** An error in one stage of loading, so that a report can say what was broken. */
class StageError extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

const stage = <T>(kind: FailureKind, work: Promise<T>) =>
  work.catch((cause: unknown) => Promise.reject(new StageError(kind, cause)));

function kindOf(error: unknown): FailureKind {
  const isStage = error instanceof StageError;
  if ((isStage ? error.cause : error) instanceof TimeoutError) return 'timeout';
  return isStage ? error.kind : 'render';
}

/** Where a part is, as pages place it: `mf-events/next`. */
export function placeOf(part: string): PlaceOfCode {
  const { owner, own } = splitPart(part);
  return { remote: owner, path: own };
}

/** An answer of the site that takes longer, in milliseconds, shows that the network stood still, and not a file. */
const late = 3_000;

/** Creates {@link Pages} and {@link PagesAhead} for a set. `shared` are the files of the host's lazy shared modules. */
export function createPages(set: ReleaseSet, shared: Boot['shared']): Pages & PagesAhead {
  const known = new Map<string, Promise<LoadedPage>>();
  /** Those that are there. */
  const ready = new Map<string, LoadedPage>();

  async function fromRelease(candidate: Candidate, route: PlaceOfCode): Promise<LoadedPage> {
    // Nothing is known of its files yet.
    followArrivals([])();
    const files: ReleaseFiles = await stage('manifest', candidate.files());
    const page = files.pages[route.path];
    if (!page) throw new StageError('manifest', `${files.id} does not list ${route.path}.`);
    listIntegrity(files);
    const modules = [
      ...[files.entry, ...page.js].map((file) => ({
        url: files.base + file,
        integrity: files.integrity[file] ?? '',
      })),
      ...page.shared.flatMap((name) => shared[name] ?? []),
    ];
    preload(modules);
    const sheets = page.css.map(({ file }) => files.base + file);
    const styles = page.css.map((style) => stage('style', loadStyle(files, style)));
    const code = stage('code', importPage(files, route.path));
    const urls = [...modules.map(({ url }) => url), ...sheets];
    const settled = followArrivals(urls);
    const [module] = await patiently(Promise.all([code, ...styles]), urls)
      .finally(settled)
      .catch((error) => {
        endStyles(sheets);
        throw error;
      });
    return { status: 'ready', module, release: files.id, style: () => applyStyles(sheets) };
  }

  /** Reports that a release could not provide a page, unless that is not its fault: returns why. */
  async function tell(route: PlaceOfCode, release: string, thrown: unknown): Promise<NoPage> {
    const { remote, path } = route;
    const kind = kindOf(thrown);
    const asked = performance.now();
    if (!(await isReachable())) return 'unreachable';
    if (kind === 'timeout' && performance.now() - asked > late) return 'unreachable';
    if (await set.isOver(remote, release)) return 'over';
    const error = thrown instanceof StageError ? thrown.cause : thrown;
    if (await isBlocked(error)) return 'blocked';
    report({ remote, release, path, kind, error });
    return kind === 'timeout' ? 'stalled' : 'failed';
  }

  /** Tries the releases in turn; those after `broken`, if it is given. */
  async function firstThatWorks(
    route: PlaceOfCode,
    broken?: { id: string; error: unknown },
    isAgain = false,
  ): Promise<LoadedPage> {
    let isNext = !broken;
    // Whose fault it is is asked while the next one loads.
    const told = broken ? [tell(route, broken.id, broken.error)] : [];
    for await (const candidate of set.candidates(route)) {
      if (!isNext) {
        isNext = candidate.id === broken?.id;
        continue;
      }
      try {
        return await fromRelease(candidate, route);
      } catch (error) {
        told.push(tell(route, candidate.id, error));
        // Another release would not arrive either.
        if (kindOf(error) === 'timeout' && (await told.at(-1)) === 'unreachable') break;
      }
    }
    const why = await Promise.all(told);
    const status = reasons.findLast((reason) => why.includes(reason)) ?? 'failed';
    // Only what refuses a file each time is a blocker, and not a connection that broke.
    if (status === 'blocked' && !isAgain) return firstThatWorks(route, broken, true);
    return { status };
  }

  const keyOf = ({ remote, path }: PlaceOfCode) => `${remote} ${path}`;

  /** Caches a page for later visits, unless it failed. */
  function remember(route: PlaceOfCode, page: Promise<LoadedPage>): Promise<LoadedPage> {
    const key = keyOf(route);
    known.set(key, page);
    ready.delete(key);
    const forget = () => known.delete(key);
    page.then((loaded) => (loaded.status === 'ready' ? ready.set(key, loaded) : forget()), forget);
    return page;
  }

  function load(route: PlaceOfCode): Promise<LoadedPage> {
    // What the page places starts with it.
    for (const part of Object.keys(route.parts ?? {})) void load(placeOf(part));
    return known.get(keyOf(route)) ?? remember(route, firstThatWorks(route));
  }

  async function loadOneAhead(route: PlaceOfCode): Promise<void> {
    if (known.has(keyOf(route))) return;
    const live = await set.live(route);
    if (!live) return;
    try {
      const page = await fromRelease(live, route);
      if (!known.has(keyOf(route))) void remember(route, Promise.resolve(page));
    } catch (error) {
      // Nobody waits for what stands still here: calls that nobody answers may have every connection.
      if (isOffline() || kindOf(error) === 'timeout') return;
      // Firefox stops what a page that is being left still loads. Such a page is gone by then.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await tell(route, live.id, error);
    }
  }

  return {
    load,
    loaded: (route) => ready.get(keyOf(route)),
    async loadAhead(route) {
      // With what the page places.
      await Promise.all([route, ...Object.keys(route.parts ?? {}).map(placeOf)].map(loadOneAhead));
    },
    replace: (route, id, error) => remember(route, firstThatWorks(route, { id, error })),
  };
}
