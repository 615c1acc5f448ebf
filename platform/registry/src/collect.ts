import type { ObjectInfo } from '@emberite/objects';
import { keepDeployPreviews } from './deployPreviews.ts';
import { createRecent } from '@emberite/store/recent';
import type { Store } from '@emberite/store';
import { moveKey } from '@emberite/store';
import { countsLife } from './counts.ts';

const day = 24 * 60 * 60 * 1_000;

/** How long a tab may stay open and still request files of its releases, in ms. */
const tabLife = 7 * day;

/** How old something must be to be deleted, in ms: a release that is being published is not live yet. */
const grace = day;

/** How many files of a remote are deleted after one look at what its releases share, which lists all of them. */
const filesAtOnce = 50;

/**
 * What may be deleted. The oldest moves go first, and nothing before the objects that refer to it.
 */
const kinds = [
  'moves',
  'deploy-previews',
  'sets',
  'compositions',
  'previews',
  'reports',
  'releases',
  'files',
  'counts',
];

export interface CollectOptions {
  /** The number of moves that a rollback may go back. */
  keep: number;
  /** Whether to only report what would be deleted. */
  dryRun: boolean;
  now: Date;
}

/**
 * What is needed as a whole: a release, a file that releases share with its copies, the reports of a release, a
 * preview, or a single object.
 */
const unitOf = (key: string) =>
  /^((releases|files|reports)\/[^/]+|deploy-previews)\/[^/]+/.exec(key)?.[0] ?? key;

/** The remote of a file. */
const nameOf = (unit: string) => unit.split('/')[1];

/** Returns the link previews of a composition, which is large and never changes: each is read once. */
function openPreviewNames(store: Store): (composition: string) => Promise<string[]> {
  const known = createRecent<string[]>(Infinity);
  return (key) => known(key, async () => (await store.composition(key))?.previews ?? []);
}

/**
 * Returns the files that the releases below a place share, stored ones and those that are being stored. Those that are
 * not live may be about to be. What a release shares never changes: it is read once.
 */
function openSharedFiles(
  store: Store,
  gone: ReadonlySet<string>,
): (place: string) => Promise<Set<string>> {
  const known = createRecent<string[]>(Infinity);
  return async (place) => {
    const releases = await Array.fromAsync(store.objects.list(place), ({ key }) => unitOf(key));
    const units = new Set<string>();
    for (const release of new Set(releases)) {
      if (gone.has(release)) continue;
      const [, name = '', id = ''] = release.split('/');
      const files = await known(release, () => store.claimed(name, id));
      for (const file of files) units.add(`files/${name}/${file}`);
    }
    return units;
  };
}

/** The units that somebody may still need. */
async function neededUnits(
  store: Store,
  { keep, now }: CollectOptions,
  previewNames: (composition: string) => Promise<string[]>,
): Promise<Set<string>> {
  const units = new Set<string>();
  const sets = new Set<string>();
  let moves = 0;
  /** When the move after it took its place. */
  let replaced = now.getTime();
  for await (const { number, at, set } of store.moves()) {
    if (moves <= keep || now.getTime() - replaced < tabLife) {
      units.add(moveKey(number));
      sets.add(set);
    }
    moves += 1;
    replaced = Date.parse(at);
  }
  const previews = keepDeployPreviews(store.objects);
  for (const preview of await previews.active()) {
    units.add(`deploy-previews/${preview.id}`);
    for (const live of sets) {
      const composed = await previews.composed(preview, live);
      if (composed && 'set' in composed) sets.add(composed.set);
    }
  }
  for (const id of sets) {
    const { releases, compositions, canaries = [], retired = {} } = await store.set(id);
    // Those of its canaries come after it.
    for (const canary of canaries) sets.add(canary.set);
    units.add(`sets/${id}.json`);
    for (const [name, ids] of [...Object.entries(releases), ...Object.entries(retired)]) {
      for (const one of ids) units.add(`releases/${name}/${one}`).add(`reports/${name}/${one}`);
    }
    for (const key of compositions) {
      units.add(`compositions/${key}.bin`).add(`compositions/${key}.json`);
      for (const name of await previewNames(key)) units.add(`previews/${name}.png`);
    }
  }
  return units;
}

/**
 * Deletes from a store what no live set, no rollback of the last moves and no open tab can need,
 * and reports that. It may stop half-way: nothing that is left refers to what was deleted.
 */
export async function collect(
  store: Store,
  options: CollectOptions,
  say: (line: string) => void,
): Promise<void> {
  const { dryRun, now } = options;
  const previewNames = openPreviewNames(store);
  /** The releases that a dry run would have deleted. */
  const unwanted = new Set<string>();
  const sharedFiles = openSharedFiles(store, unwanted);
  const what = dryRun ? 'Would delete' : 'Deleted';
  let isEmpty = true;
  for (const kind of kinds) {
    const all = await Array.fromAsync(store.objects.list(`${kind}/`));
    // Something may have gone live since.
    const needed =
      kind === 'files'
        ? await sharedFiles('releases/')
        : await neededUnits(store, options, previewNames);
    const life = kind === 'counts' ? countsLife : grace;
    const isOld = ({ modified }: ObjectInfo) => now.getTime() - modified.getTime() > life;
    const gone = [...Map.groupBy(all, ({ key }) => unitOf(key))].filter(
      ([unit, objects]) => !needed.has(unit) && objects.every(isOld),
    );
    const deleted: ObjectInfo[] = [];
    const groups = Map.groupBy(gone, ([unit], index) =>
      kind === 'files' ? `${nameOf(unit)} ${Math.floor(index / filesAtOnce)}` : unit,
    );
    for (const group of groups.values()) {
      const old: typeof group = [];
      for (const one of group) {
        // A release that is about to go live has got a new object meanwhile.
        const objects = await Array.fromAsync(store.objects.list(`${one[0]}/`));
        if (objects.every(isOld)) old.push(one);
      }
      // A release that is being uploaded shares them.
      const shared = kind === 'files' && (await sharedFiles(`releases/${nameOf(group[0]![0])}/`));
      const gathered = old.filter(([unit]) => !(shared && shared.has(unit)));
      // At once, so that little time passes after the look.
      await Promise.all(
        gathered.map(async ([unit, objects]) => {
          // Without this file, the others are not a release: publishing it again stores the missing
          // ones.
          const isWhole = ({ key }: ObjectInfo) => key.endsWith('/release.json');
          const sorted = [...objects.filter(isWhole), ...objects.filter((one) => !isWhole(one))];
          deleted.push(...sorted);
          if (kind === 'releases') say(`${what} ${unit}.`);
          if (dryRun) unwanted.add(unit);
          for (const { key } of sorted) if (!dryRun) await store.objects.delete(key);
        }),
      );
    }
    const bytes = deleted.reduce((sum, { size }) => sum + size, 0);
    if (deleted.length === 0) continue;
    isEmpty = false;
    say(`${what} ${deleted.length} of ${kind}, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  }
  if (isEmpty) say('There is nothing to delete.');
}
