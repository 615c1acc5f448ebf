import { existsSync } from 'node:fs';
import { RefusedError } from '@emberite/release';
import type {
  Follow,
  GateReport,
  HistoryEntry,
  Moved,
  Registry,
  Release,
  PreviewLink,
  ReleaseSize,
} from '@emberite/release';
import type { Log } from '@emberite/config/log';
import type { SiteConfig } from '@emberite/release/data';
import { BrokenRelease, createComposer } from '@emberite/composer';
import type { ComposerOptions } from '@emberite/composer';
import type { Lineage, Store } from '@emberite/store';
import { openDeployPreviews } from '@emberite/store/deployPreviews';
import { readPicture, readReport, reportUrl } from './gate/index.ts';
import type { Gate } from './gate/index.ts';
import type { Canaries } from './canaries.ts';
import { canariesOf, canaryChanges } from './canaries.ts';
import { openAll, passAgain, passGate, passPromoted } from './gates.ts';
import type { Gating } from './gates.ts';
import { history, list, sizes } from './history.ts';
import type { FailureSource } from './history.ts';
import { checkPackage } from './package.ts';
import { checkRetiring } from './checks.ts';
import { signInPageOf } from '@emberite/store/people';
import { changesOf, checkSet, lineage } from './sets.ts';
import type { Live, Releases } from './sets.ts';
import { traceFailures } from './trace.ts';
import { createVariants } from './variants.ts';

/** How long the link of a preview works, in ms. */
const previewLife = 7 * 24 * 60 * 60 * 1_000;

/** How many previews may exist that were made with one token. */
const mostPreviews = 3;

/** A release that a registry has accepted. */
const releaseOf = (store: Store, name: string, id: string): Promise<Release> =>
  store.release(name, id).catch(() => {
    throw new RefusedError(`There is no release ${id} of ${name}. Publish it again.`);
  });

/** The page of a release that its preview opens first. Pages with a role redirect some people. */
function opens({ routes }: Release): string {
  const plain = routes.filter(({ path }) => !path.includes(':'));
  return (plain.find(({ role }) => !role) ?? plain[0])?.path ?? '/';
}

export interface RegistryOptions extends ComposerOptions, FailureSource {
  /** Opens releases before they go live; without it, they are not checked. */
  gate?: Gate;
  log?: Log;
}

/** What is live after a change of what was live before. */
type Next = (before: Live) => Partial<Live> | Promise<Partial<Live>>;

/** Who requests a change. */
interface Asker {
  /** The name of a token. */
  name: string;
  /** Refuses a release that is not theirs to make live. */
  allow(release: Release): void;
  /**
   * Refuses a release for what it changes in the navigation, which is everybody's. Without it, the
   * asker may.
   *
   * @param known the releases of its package that are or were live, for some browsers too
   */
  place?(release: Release, known: Release[]): void;
  /** Called when nothing can keep a change from going live any more. Refuses to go on if they have given it up. */
  settle?(): void;
}

/** The operator of the site. */
const operator: Asker = { name: 'site', allow() {} };

/** A site's registry, and what only its operators do. */
export interface SiteRegistry extends Registry {
  /** Ends the canary of a package; if a release is given, only that one. */
  abort(
    name: string,
    why?: string,
    follow?: Follow,
    only?: string,
  ): Promise<Moved & { id: string }>;
  /** The last changes of a remote, or of all, limited to the packages that somebody may see. */
  history(remote?: string, sees?: (name: string) => boolean): Promise<HistoryEntry[]>;
  /** How large the last releases of a remote are, newest first. */
  sizes(remote: string): Promise<ReleaseSize[]>;
  /** The path of the live page that signs in; null if there is none. */
  signIn(): Promise<string | null>;
  /**
   * Composes the live set again if it was composed differently, e.g. for another configuration. A release that fails
   * twice is set aside: the one before it goes live, or none.
   */
  settle(why: string, follow?: Follow): Promise<void>;
  /**
   * Composes the preview of a link with what is live now, behind everything else. Resolves with whether there is such a
   * preview.
   */
  composePreview(token: string): Promise<boolean>;
  /** Makes these releases live, whatever was before. */
  restore(releases: Releases, why: string, follow?: Follow): Promise<void>;
  /** What the gate saw of a release; null if there is no such report. */
  report(id: string): Promise<GateReport | null>;
  /** The picture of a report's page as JPEG; null if there is none. */
  picture(id: string, page: number): Promise<Buffer | null>;
  /** The same registry for somebody else. */
  as(asker: Asker): SiteRegistry;
}

/**
 * The same releases without those that are broken: the one before each is live, if there is one. Throws what broke the
 * shell if there is no other: without one there is no site.
 */
function setAside(releases: Releases, broken: BrokenRelease[]): Releases {
  const ids = broken.map(({ release }) => release.id);
  return Object.fromEntries(
    Object.entries(releases).flatMap(([name, all]) => {
      const [live, ...before] = all.filter((id) => !ids.includes(id));
      if (live !== undefined) return [[name, [live, ...before]]];
      if (name === 'shell') throw new RefusedError(broken.at(-1)?.message);
      return [];
    }),
  );
}

/** Opens the registry of a store: it alone writes there. `site` is what pages are composed for. */
export function createRegistry(
  store: Store,
  site: SiteConfig,
  { logFile, counts, gate, log = () => {}, ...options }: RegistryOptions = {},
): SiteRegistry {
  const { compose } = createComposer(store, options);
  const previews = openDeployPreviews(store.objects);
  const variants = createVariants({ store, site, compose, previews, log });
  /** The changes that are being made. */
  const changes = new Set<Promise<unknown>>();
  /** The last work of each asker that composes. */
  const turns = new Map<string, Promise<unknown>>();
  return registryFor(operator);

  function registryFor(asker: Asker): SiteRegistry {
    /**
     * Changes what is live: checks and composes the next set, and moves to it. Nothing changes for
     * users before that. If something else has gone live meanwhile, it starts over from there. What
     * goes live ends the canary of its package.
     *
     * @param next returns what is live after the change
     * @param gating decides how releases that go live, also for some browsers only, pass the gate
     */
    function change(
      next: Next,
      why: string,
      follow: Follow,
      gating?: Gating,
    ): Promise<Moved & { before: Live }> {
      const moving = move(next, why, follow, gating);
      const settled = moving.catch(() => {}).finally(() => changes.delete(settled));
      changes.add(settled);
      return moving;
    }

    /** Runs work that composes, after all earlier work of the same asker. */
    function inTurn<T>(follow: Follow, work: () => Promise<T>): Promise<T> {
      const before = turns.get(asker.name);
      if (before) follow('Waiting for another change with the same token …');
      const result = before ? before.then(work) : work();
      const settled = result
        .catch(() => {})
        .finally(() => turns.get(asker.name) === settled && turns.delete(asker.name));
      turns.set(asker.name, settled);
      return result;
    }

    async function move(
      next: Next,
      why: string,
      follow: Follow,
      gating?: Gating,
    ): Promise<Moved & { before: Live }> {
      for (;;) {
        const latest = await store.latest();
        const last = latest ? await store.set(latest.set) : undefined;
        const before = {
          releases: last?.releases ?? {},
          canaries: canariesOf(last?.canaries),
          retired: last?.retired ?? {},
        };
        const { releases, canaries, retired } = { ...before, ...(await next(before)) };
        const to = changesOf(before.releases, releases);
        for (const [name, id] of Object.entries(to)) {
          if (id !== null) asker.allow(await store.release(name, id));
        }
        const open = await checkSet(store, releases, before.releases, Object.keys(to));
        follow('Rendering pages …');
        const { set: plain, warnings } = await compose(releases, site);
        const staying = Object.entries(canaries).filter(([name]) => !(name in to));
        const after = { releases, canaries: Object.fromEntries(staying), retired };
        const { composed, warnings: ended } = await variants.composeCanaries(after, last);
        const { id: _, ...content } = plain;
        const gone = Object.entries(retired).filter(([name]) => !Object.hasOwn(releases, name));
        const set =
          composed.length + gone.length > 0
            ? await store.addSet({
                ...content,
                ...(composed.length > 0 && { canaries: composed }),
                ...(gone.length > 0 && { retired: Object.fromEntries(gone) }),
              })
            : plain;
        const warned = { before, warnings: [...open, ...warnings, ...ended] };
        if (set.id === latest?.set) return warned;
        const going = Object.entries(to).flatMap(([name, id]) => (id ? [{ name, id }] : []));
        const started = composed.filter(
          ({ name, release }) => before.canaries[name]?.release !== release,
        );
        const { gates, warnings: unseen } = await openAll(gating, follow, [
          { set: plain, changed: going },
          ...(await Promise.all(
            started.map(async ({ name, release, set: id }) => ({
              set: await store.set(id),
              changed: [{ name, id: release }],
            })),
          )),
        ]);
        warned.warnings.push(...unseen);
        // The pictures of the gate show what operators are asked for.
        for (const { name, id } of [
          ...going,
          ...started.map(({ name, release }) => ({ name, id: release })),
        ]) {
          const known = [
            ...(before.releases[name] ?? before.retired[name] ?? []),
            before.canaries[name]?.release ?? [],
          ];
          const read = known.flat().map((one) => store.release(name, one));
          asker.place?.(await store.release(name, id), await Promise.all(read));
        }
        const news = [
          ...Object.entries(releases).map(([name, ids]) => ({ name, ids })),
          ...composed.map(({ name, release }) => ({ name, ids: [release] })),
        ];
        // An earlier version did not say which files of a release are served.
        const isUpgraded = last?.composer !== set.composer;
        for (const { name, ids } of news) {
          for (const id of ids)
            if (isUpgraded || !before.releases[name]?.includes(id)) await store.ship(name, id);
        }
        const changed = canaryChanges(before.canaries, canariesOf(composed));
        const move = {
          number: (latest?.number ?? 0) + 1,
          at: new Date().toISOString(),
          by: asker.name,
          why,
          set: set.id,
          from: changesOf(releases, before.releases),
          to,
          ...(gates && { gates }),
          ...(Object.keys(changed).length > 0 && { canaries: changed }),
        };
        asker.settle?.();
        if (await store.addMove(move)) return { move, ...warned };
        follow('Something else has gone live meanwhile. Once more …');
      }
    }

    /** Refuses to go on without a live release of a package. */
    function liveIn({ releases }: Live, name: string): Lineage {
      if (Object.hasOwn(releases, name)) return releases[name]!;
      const names = Object.keys(releases).toSorted().join(', ') || 'none';
      throw new RefusedError(`${name} is not live. Live packages: ${names}.`);
    }

    /** The canary of a package. Refuses to go on without one. */
    function canaryIn({ canaries }: Live, name: string): Canaries[string] {
      if (Object.hasOwn(canaries, name)) return canaries[name]!;
      const names = Object.keys(canaries).toSorted().join(', ') || 'none';
      throw new RefusedError(`${name} has no canary. Packages with one: ${names}.`);
    }

    /** What is live without the canary of a package. */
    const without = ({ canaries }: Live, name: string) => ({
      canaries: Object.fromEntries(Object.entries(canaries).filter(([one]) => one !== name)),
    });

    async function preview(name: string, id: string, follow: Follow): Promise<PreviewLink> {
      const release = await releaseOf(store, name, id);
      asker.allow(release);
      const latest = await store.latest();
      if (!latest) throw new RefusedError('Nothing is live yet. Publish the shell first.');
      follow('Rendering pages …');
      const { id: live, releases } = await store.set(latest.set);
      const set = await variants.composeWith(name, id, releases);
      // Its files are served from now on.
      await store.ship(name, id);
      const own = (await previews.active())
        .filter(({ by }) => by === asker.name)
        .toSorted((one, other) => one.expires.localeCompare(other.expires));
      for (const one of own.slice(0, own.length + 1 - mostPreviews)) {
        await previews.end(one.id);
        follow(`The preview of ${one.name} ${one.release} has ended: ${mostPreviews} at a time.`);
      }
      const made = await previews.create({
        name,
        release: id,
        by: asker.name,
        expires: new Date(Date.now() + previewLife).toISOString(),
        opens: opens(release),
      });
      await previews.addComposed(made, live, { set: set.id });
      return { url: `${site.siteUrl}/preview/${made.id}`, expires: made.expires };
    }

    const registry: SiteRegistry = {
      async publish(packages, why, follow, noGate) {
        for (const one of packages) await registry.take(one);
        return registry.goLive(
          packages.map(({ release: { name, id } }) => ({ name, id })),
          why,
          follow,
          noGate,
        );
      },
      async take(release) {
        checkPackage(release);
        asker.allow(release.release);
        await store.addRelease(release);
      },
      async goLive(named, why = '', follow = () => {}, noGate) {
        const releases = await Promise.all(named.map(({ name, id }) => releaseOf(store, name, id)));
        const { before, ...moved } = await inTurn(follow, () =>
          change(
            ({ releases: live, retired }) => {
              const after = { ...live };
              for (const { name, id } of releases) {
                if (live[name]?.[0] !== id) after[name] = lineage(id, live[name] ?? retired[name]);
              }
              return { releases: after };
            },
            why,
            follow,
            passGate(store, site.siteUrl, gate, noGate),
          ),
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
      },
      async rollback(name, why = '', follow = () => {}) {
        const { before, ...moved } = await change(
          (live) => {
            const { releases, retired } = live;
            if (Object.hasOwn(retired, name)) {
              return { releases: { ...releases, [name]: retired[name]! } };
            }
            const [from, to, ...rest] = liveIn(live, name);
            if (!to) {
              throw new RefusedError(
                `${name} has no release before ${from} to roll back to. Take it off the site with retire.`,
              );
            }
            return { releases: { ...releases, [name]: [to, ...rest] } };
          },
          why,
          follow,
          gate && passAgain(store),
        );
        const off = before.retired[name];
        return off
          ? { ...moved, from: null, to: off[0] }
          : { ...moved, from: before.releases[name]![0], to: before.releases[name]![1]! };
      },
      async retire(name, why = '', follow = () => {}) {
        const { before, ...moved } = await change(
          async (live) => {
            const lineage = liveIn(live, name);
            checkRetiring(await store.release(name, lineage[0]));
            const { [name]: _, ...releases } = live.releases;
            return { releases, retired: { ...live.retired, [name]: lineage } };
          },
          why,
          follow,
        );
        return { ...moved, id: before.releases[name]![0] };
      },
      async settle(why, follow = () => {}) {
        if (!(await store.latest())) return;
        const failed = new Set<string>();
        const aside: BrokenRelease[] = [];
        for (;;) {
          try {
            const reasons = aside.map(
              ({ release, message }) => `${release.name} ${release.id} is set aside: ${message}`,
            );
            await change(
              ({ releases }) => ({ releases: setAside(releases, aside) }),
              reasons.join(' ') || why,
              follow,
            );
            return;
          } catch (error) {
            if (!(error instanceof BrokenRelease)) throw error;
            const { name, id } = error.release;
            // A busy machine is not the fault of the release.
            if (!failed.has(id)) failed.add(id);
            else {
              log({
                event: 'release-set-aside',
                level: 'error',
                remote: name,
                release: id,
                reason: error.message,
              });
              aside.push(error);
            }
          }
        }
      },
      async composePreview(token) {
        while (changes.size > 0) await Promise.all(changes);
        const [preview, latest] = await Promise.all([previews.find(token), store.latest()]);
        if (!preview || !latest) return false;
        await variants.composePreview(preview, await store.set(latest.set));
        return true;
      },
      async restore(releases, why, follow = () => {}) {
        await change(() => ({ releases }), why, follow);
      },
      async canary({ name, id, percent }, why = '', follow = () => {}, noGate) {
        asker.allow(await releaseOf(store, name, id));
        const { before: _, ...moved } = await inTurn(follow, () =>
          change(
            ({ releases, canaries }) => {
              if (releases[name]?.[0] === id)
                throw new RefusedError(`${name} ${id} is live already.`);
              return { canaries: { ...canaries, [name]: { release: id, percent } } };
            },
            why,
            follow,
            passGate(store, site.siteUrl, gate, noGate),
          ),
        );
        return moved;
      },
      async promote(name, why = '', follow = () => {}) {
        const { before, ...moved } = await change(
          (live) => {
            const { release } = canaryIn(live, name);
            return {
              releases: { ...live.releases, [name]: lineage(release, live.releases[name]) },
            };
          },
          why,
          follow,
          passPromoted(store, site.siteUrl, gate),
        );
        return { ...moved, id: canaryIn(before, name).release };
      },
      async abort(name, why = '', follow = () => {}, only) {
        const { before, ...moved } = await change(
          (live) => {
            const { release } = canaryIn(live, name);
            if (only !== undefined && only !== release) {
              throw new RefusedError(`The canary of ${name} is ${release} now.`);
            }
            return without(live, name);
          },
          why,
          follow,
        );
        return { ...moved, id: canaryIn(before, name).release };
      },
      preview(name, id, follow = () => {}) {
        return inTurn(follow, () => preview(name, id, follow));
      },
      list: () => list(store, counts),
      history: (remote, sees = () => true) => history(store, { logFile, counts }, remote, sees),
      sizes: (remote) => sizes(store, remote),
      release: (name, id) => releaseOf(store, name, id),
      async signIn() {
        const latest = await store.latest();
        return latest ? signInPageOf(store, (await store.set(latest.set)).releases) : null;
      },
      async failures(remote) {
        if (logFile && existsSync(logFile)) return traceFailures(store, logFile, remote);
        throw new RefusedError('The registry has no log of the gateway: site.log in its DATA_DIR.');
      },
      reportUrl: (id) => reportUrl(site.siteUrl, id),
      report: (id) => readReport(store, id),
      picture: (id, page) => readPicture(store, id, page),
      as: registryFor,
    };
    return registry;
  }
}
