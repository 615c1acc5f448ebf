import type { Follow, Move, Moved, Release } from '@emberite/release';
import type { ReleaseSet, SetCanary } from '@emberite/store';
import { canariesOf } from './canaries.ts';
import { openAll } from './gates.ts';
import type { Gating } from './gates.ts';
import { changes, changesOf, checkSet } from './sets.ts';
import type { Live } from './sets.ts';
import { createTurns } from './turns.ts';
import type { Variants, VariantsOptions } from './variants.ts';

/** Who requests a change. */
export interface Asker {
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
  /**
   * Called when nothing but another change can keep a change from going live any more. Refuses to go on if they have
   * given it up, or may not any more. Returns what to call if another change was faster: they may give it up again.
   */
  settle?(): Promise<(() => void) | undefined>;
}

/** A change of what is live. */
export interface Change {
  asker: Asker;
  /** Returns what is live after it; the rest stays as it was. Refuses what is impossible. */
  next: (before: Live) => Partial<Live> | Promise<Partial<Live>>;
  why: string;
  follow: Follow;
  /** Decides how releases that go live, also for some browsers only, pass the gate. */
  gating: Gating | undefined;
}

interface MovesOptions extends Pick<VariantsOptions, 'store' | 'site' | 'compose'> {
  variants: Variants;
}

/** The moves of a site: it alone changes what is live. */
export class Moves {
  readonly #with: MovesOptions;
  /** The moves that are being made. */
  readonly #running = new Set<Promise<unknown>>();
  readonly #inTurn = createTurns();

  constructor(options: MovesOptions) {
    this.#with = options;
  }

  /**
   * Changes what is live: checks and composes the next set, and moves to it. Nothing changes for
   * users before that. If something else has gone live meanwhile, it starts over from there. What
   * goes live ends the canary of its package.
   */
  make(change: Change): Promise<Moved & { before: Live }> {
    const moving = this.#untilMade(change);
    const settled = moving.catch(() => {}).finally(() => this.#running.delete(settled));
    this.#running.add(settled);
    return moving;
  }

  /** Runs work that composes, after all earlier work of the same asker. */
  inTurn<T>(asker: Asker, follow: Follow, work: () => Promise<T>): Promise<T> {
    const onWait = () => follow('Waiting for another change with the same token …');
    return this.#inTurn(asker.name, work, onWait);
  }

  /** Resolves once no move is being made. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #untilMade(change: Change): Promise<Moved & { before: Live }> {
    for (;;) {
      const made = await this.#attempt(change);
      if (made) return made;
      change.follow('Something else has gone live meanwhile. Once more …');
    }
  }

  /** Makes a move, unless another one is faster: null. */
  async #attempt({ asker, next, why, follow, gating }: Change) {
    const { store, site, compose, variants } = this.#with;
    const latest = await store.latest();
    const last = latest ? await store.set(latest.set) : undefined;
    const before = {
      releases: last?.releases ?? {},
      canaries: canariesOf(last?.canaries),
      retired: last?.retired ?? {},
    };
    const after = { ...before, ...(await next(before)) };
    const to = changesOf(before.releases, after.releases);
    const going = Object.entries(to).flatMap(([name, id]) => (id === null ? [] : [{ name, id }]));
    for (const { name, id } of going) asker.allow(await store.release(name, id));
    const open = await checkSet(store, after.releases, before.releases, Object.keys(to));
    follow('Rendering pages …');
    const { set: plain, warnings } = await compose(after.releases, site);
    const staying = Object.entries(after.canaries).filter(([name]) => !Object.hasOwn(to, name));
    const { composed, warnings: ended } = await variants.composeCanaries(
      { ...after, canaries: Object.fromEntries(staying) },
      last,
    );
    const set = await this.#addSet(plain, composed, after);
    const warned = { before, warnings: [...open, ...warnings, ...ended] };
    if (set.id === latest?.set) return warned;
    const begun = composed.filter(
      ({ name, release }) => before.canaries[name]?.release !== release,
    );
    const { gates, warnings: unseen } = await openAll(gating, follow, [
      { set: plain, changed: going },
      ...(await Promise.all(
        begun.map(async ({ name, release, set: id }) => ({
          set: await store.set(id),
          changed: [{ name, id: release }],
        })),
      )),
    ]);
    warned.warnings.push(...unseen);
    // The pictures of the gate show what operators are asked for.
    for (const one of going) await this.#place(one, before, asker);
    for (const { name, release: id } of begun) await this.#place({ name, id }, before, asker);
    // An earlier version did not say which files of a release are served.
    await this.#ship(after, composed, last?.composer === set.composer ? before : undefined);
    const changed = changes(before.canaries, canariesOf(composed));
    const move: Move = {
      number: (latest?.number ?? 0) + 1,
      at: new Date().toISOString(),
      by: asker.name,
      why,
      set: set.id,
      from: changesOf(after.releases, before.releases),
      to,
      ...(gates && { gates }),
      ...(Object.keys(changed).length > 0 && { canaries: changed }),
    };
    const reopen = await asker.settle?.();
    if (await store.addMove(move)) return { move, ...warned };
    reopen?.();
    return null;
  }

  /** The set with what is not in its documents: its canaries, and what is off the site. */
  async #addSet(plain: ReleaseSet, canaries: SetCanary[], { releases, retired }: Live) {
    const gone = Object.entries(retired).filter(([name]) => !Object.hasOwn(releases, name));
    if (canaries.length + gone.length === 0) return plain;
    const { id: _, ...content } = plain;
    return this.#with.store.addSet({
      ...content,
      ...(canaries.length > 0 && { canaries }),
      ...(gone.length > 0 && { retired: Object.fromEntries(gone) }),
    });
  }

  /** Refuses a release for what it changes in the navigation. */
  async #place(
    { name, id }: Pick<Release, 'name' | 'id'>,
    before: Live,
    asker: Asker,
  ): Promise<void> {
    const known = [
      ...(before.releases[name] ?? before.retired[name] ?? []),
      before.canaries[name]?.release ?? [],
    ].flat();
    const { store } = this.#with;
    const read = known.map((one) => store.release(name, one));
    asker.place?.(await store.release(name, id), await Promise.all(read));
  }

  /** Lets the files of all releases be served that were not live before. */
  async #ship({ releases }: Live, canaries: SetCanary[], before?: Live): Promise<void> {
    const news = [
      ...Object.entries(releases).map(([name, ids]) => ({ name, ids })),
      ...canaries.map(({ name, release }) => ({ name, ids: [release] })),
    ];
    for (const { name, ids } of news) {
      for (const id of ids)
        if (!before?.releases[name]?.includes(id)) await this.#with.store.ship(name, id);
    }
  }
}
