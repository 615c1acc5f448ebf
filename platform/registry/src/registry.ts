import { existsSync } from 'node:fs';
import { RefusedError } from '@emberite/release';
import { fileName } from '@emberite/release/fileName';
import { printable } from '@emberite/release/text';
import type { Follow, Moved, Package, Registry, Release } from '@emberite/release';
import type { Log } from '@emberite/config/log';
import type { SiteConfig } from '@emberite/release/data';
import { BrokenRelease, createComposer } from '@emberite/composer';
import type { ComposerOptions } from '@emberite/composer';
import type { Store } from '@emberite/store';
import { keepDeployPreviews } from './deployPreviews.ts';
import { readPicture, readReport, reportUrl } from './gate/index.ts';
import type { Gate } from './gate/index.ts';
import { passAgain, passGate, passPromoted } from './gates.ts';
import type { Gating } from './gates.ts';
import { history, list, sizes } from './history.ts';
import type { FailureSource } from './history.ts';
import { Moves } from './moves.ts';
import type { Asker, Change } from './moves.ts';
import {
  abort,
  begin,
  canaryIn,
  meantFor,
  promote,
  publish,
  retire,
  rollBack,
  setAside,
} from './next.ts';
import { checkPackage } from './package.ts';
import { makePreview } from './previews.ts';
import { signInPageOf } from '@emberite/store/people';
import type { Releases } from './sets.ts';
import { traceFailures } from './trace.ts';
import { createVariants } from './variants.ts';

export interface RegistryOptions extends ComposerOptions, FailureSource {
  /** Opens releases before they go live; without it, they are not checked. */
  gate?: Gate;
  log?: Log;
}

/** The operator of the site. */
const operator: Asker = { name: 'site', allow() {} };

const silent: Follow = () => {};

/** What the registries of a site have in common, whoever asks. */
function openParts(
  store: Store,
  site: SiteConfig,
  { logFile, counts, gate, log = () => {}, ...options }: RegistryOptions,
) {
  const { compose } = createComposer(store, options);
  const previews = keepDeployPreviews(store.objects);
  const variants = createVariants({ store, site, compose, previews, log });
  const moves = new Moves({ store, site, compose, variants });
  return { store, site, logFile, counts, gate, log, previews, variants, moves };
}

/** A site's registry, and what only its operators do. */
export class SiteRegistry implements Registry {
  readonly #parts: ReturnType<typeof openParts>;
  readonly #asker: Asker;

  constructor(parts: ReturnType<typeof openParts>, asker: Asker) {
    this.#parts = parts;
    this.#asker = asker;
  }

  /** The same registry for somebody else. */
  as(asker: Asker): SiteRegistry {
    return new SiteRegistry(this.#parts, asker);
  }

  #change(next: Change['next'], why: string, follow: Follow, gating?: Gating) {
    return this.#parts.moves.make({ asker: this.#asker, next, why, follow, gating });
  }

  #inTurn<T>(follow: Follow, work: () => Promise<T>): Promise<T> {
    return this.#parts.moves.inTurn(this.#asker, follow, work);
  }

  async publish(packages: Package[], why?: string, follow?: Follow, noGate?: string) {
    for (const one of packages) await this.take(one);
    const releases = packages.map(({ release }) => release);
    return this.goLive(releases, why, follow, noGate);
  }

  async take(release: Package) {
    checkPackage(release);
    this.#asker.allow(release.release);
    await this.#parts.store.addRelease(release);
  }

  async goLive(named: { name: string; id: string }[], why = '', follow = silent, noGate?: string) {
    const releases = await Promise.all(named.map(({ name, id }) => this.#keep(name, id)));
    const { before, ...moved } = await this.#inTurn(follow, () =>
      this.#change((live) => publish(live, releases), why, follow, passGate(this.#parts, noGate)),
    );
    return {
      ...moved,
      releases: releases.map(({ name, id, files, routes }) => ({
        name,
        id,
        changed: before.releases[name]?.[0] !== id,
        files: Object.keys(files).length,
        bytes: Object.values(files).reduce((sum, { brotli }) => sum + brotli, 0),
        routes: routes.length,
      })),
    };
  }

  async rollback(name: string, why = '', follow = silent) {
    const { store, gate } = this.#parts;
    const gating = gate && passAgain(store);
    const next = meantFor(
      name,
      ({ releases }) => releases[name]?.[0],
      (live) => rollBack(live, name),
    );
    const { before, ...moved } = await this.#change(next, why, follow, gating);
    const off = before.retired[name];
    return off
      ? { ...moved, from: null, to: off[0] }
      : { ...moved, from: before.releases[name]![0], to: before.releases[name]![1]! };
  }

  async retire(name: string, why = '', follow = silent) {
    const { before, ...moved } = await this.#inTurn(follow, () =>
      this.#change((live) => retire(live, name, this.#parts.store), why, follow),
    );
    return { ...moved, id: before.releases[name]![0] };
  }

  async canary(
    { name, id, percent }: { name: string; id: string; percent: number },
    why = '',
    follow = silent,
    noGate?: string,
  ): Promise<Moved> {
    await this.#keep(name, id);
    const { before, ...moved } = await this.#inTurn(follow, () =>
      this.#change(
        (live) => begin(live, name, { release: id, percent }),
        why,
        follow,
        passGate(this.#parts, noGate),
      ),
    );
    if (!Object.hasOwn(before.releases, name)) {
      moved.warnings.push(
        `${name} is not live: its canary is compared with nothing, and list does not show it. End it with abort, or make it live with promote.`,
      );
    }
    return moved;
  }

  async promote(name: string, why = '', follow = silent) {
    const next = meantFor(
      name,
      ({ canaries }) => canaries[name]?.release,
      (live) => promote(live, name),
    );
    const gating = passPromoted(this.#parts);
    const { before, ...moved } = await this.#change(next, why, follow, gating);
    return { ...moved, id: canaryIn(before, name).release };
  }

  /** Ends the canary of a package; if a release is given, only that one. */
  async abort(name: string, why = '', follow = silent, only?: string) {
    const { before, ...moved } = await this.#change((live) => abort(live, name, only), why, follow);
    return { ...moved, id: canaryIn(before, name).release };
  }

  preview(name: string, id: string, follow = silent) {
    return this.#inTurn(follow, async () => {
      const release = await this.#keep(name, id);
      return makePreview(this.#parts, release, this.#asker, follow);
    });
  }

  /**
   * Composes the preview of a link with what is live now, behind everything else. Resolves with whether there is such a
   * preview.
   */
  async composePreview(token: string) {
    const { store, moves, previews, variants } = this.#parts;
    await moves.settled();
    const [preview, latest] = await Promise.all([previews.find(token), store.latest()]);
    if (!preview || !latest) return false;
    await variants.composePreview(preview, await store.set(latest.set));
    return true;
  }

  /** Makes these releases live, whatever was before. */
  async restore(releases: Releases, why: string, follow = silent) {
    await this.#change(() => ({ releases }), why, follow);
  }

  /**
   * Composes the live set again if it was composed differently, e.g. for another configuration. A release that fails
   * twice is set aside: the one before it goes live, or none.
   */
  async settle(why: string, follow = silent) {
    const { store, log } = this.#parts;
    if (!(await store.latest())) return;
    const failed = new Set<string>();
    const aside: BrokenRelease[] = [];
    for (;;) {
      try {
        const reasons = aside.map(
          ({ release, message }) => `${release.name} ${release.id} is set aside: ${message}`,
        );
        await this.#change((live) => setAside(live, aside), reasons.join(' ') || why, follow);
        return;
      } catch (error) {
        if (!(error instanceof BrokenRelease)) throw error;
        const { name: remote, id: release } = error.release;
        // A busy machine is not the fault of the release.
        if (!failed.has(release)) failed.add(release);
        else {
          log({
            event: 'release-set-aside',
            level: 'error',
            remote,
            release,
            reason: error.message,
          });
          aside.push(error);
        }
      }
    }
  }

  /** What is live, limited to the packages that somebody may see. */
  list(sees = (_name: string) => true) {
    return list(this.#parts.store, this.#parts.counts, sees);
  }

  /** The last changes of a remote, or of all, limited to the packages that somebody may see. */
  history(remote?: string, sees = (_name: string) => true) {
    return history(this.#parts.store, this.#parts, remote, sees);
  }

  /** How large the last releases of a remote are, newest first. */
  sizes(remote: string) {
    return sizes(this.#parts.store, remote);
  }

  async release(name: string, id: string): Promise<Release> {
    const { store } = this.#parts;
    const isId = fileName.safeParse(id).success;
    if (isId && (await store.has(name, id))) return store.release(name, id);
    throw new RefusedError(`There is no release ${printable(id)} of ${name}. Publish it again.`);
  }

  /** Reads a release that its team makes live, also for some people only: it is not collected meanwhile. */
  async #keep(name: string, id: string): Promise<Release> {
    const release = await this.release(name, id);
    this.#asker.allow(release);
    await this.#parts.store.keep(name, id);
    return release;
  }

  /** The path of the live page that signs in; null if there is none. */
  async signIn() {
    const { store } = this.#parts;
    const latest = await store.latest();
    return latest ? signInPageOf(store, (await store.set(latest.set)).releases) : null;
  }

  /** What browsers have reported of a remote, or of all, limited to the packages that somebody may see. */
  async failures(remote?: string, sees?: (name: string) => boolean) {
    const { store, logFile } = this.#parts;
    if (logFile && existsSync(logFile)) return traceFailures(store, logFile, remote, sees);
    throw new RefusedError('The registry has no log of the gateway: site.log in its DATA_DIR.');
  }

  reportUrl(id: string) {
    return reportUrl(this.#parts.site.siteUrl, id);
  }

  /** What the gate saw of a release; null if there is no such report. */
  report(id: string) {
    return readReport(this.#parts.store, id);
  }

  /** The picture of a report's page as JPEG; null if there is none. */
  picture(id: string, page: number) {
    return readPicture(this.#parts.store, id, page);
  }
}

/** Opens the registry of a store: it alone writes there. `site` is what pages are composed for. */
export const createRegistry = (
  store: Store,
  site: SiteConfig,
  options: RegistryOptions = {},
): SiteRegistry => new SiteRegistry(openParts(store, site, options), operator);
