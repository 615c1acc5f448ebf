import { packageName } from '@emberite/release/fileName';
import { longestReason, oneLine } from '@emberite/release/text';
import type { Follow, Moved, PreviewLink } from '@emberite/release';
import { z } from 'zod';
import type { SiteRegistry } from './registry.ts';

/** A change that a team requests. */
interface Change {
  /** The packages that it affects. */
  names: string[];
  /** Why nobody should open its releases first. */
  noGate?: string | undefined;
  make(registry: SiteRegistry, follow: Follow): Promise<Moved | PreviewLink>;
}

/** What a package without a name must do, as a refusal says it: a command names what has no folder. */
export const notNamed = 'must have a name like mf-events, or be a folder with a package.json';

const named = z.string().refine((text) => packageName.safeParse(text).success, notNamed);
const because = oneLine(longestReason);
const noGate = because.trim().min(1).optional();
const one = z.strictObject({ name: named, id: z.string().max(80) });

/** What a request for a change says. */
export const changeSchema = z.union([
  z
    .strictObject({ publish: z.array(one).min(1).max(200), why: because, noGate })
    .transform(({ publish, why, noGate }): Change => ({
      names: publish.map(({ name }) => name),
      noGate,
      make: (registry, follow) => registry.goLive(publish, why, follow, noGate),
    })),
  z
    .strictObject({
      canary: one.extend({ percent: z.int().min(1).max(50) }),
      why: because,
      noGate,
    })
    .transform(({ canary, why, noGate }): Change => ({
      names: [canary.name],
      noGate,
      make: (registry, follow) => registry.canary(canary, why, follow, noGate),
    })),
  z.strictObject({ preview: one }).transform(({ preview: { name, id } }): Change => ({
    names: [name],
    make: (registry, follow) => registry.preview(name, id, follow),
  })),
  ...(['rollback', 'retire', 'promote', 'abort'] as const).map((word) =>
    z.strictObject({ [word]: named, why: because }).transform(({ [word]: name, why }): Change => ({
      names: [name!],
      make: (registry, follow) => registry[word](name!, why, follow),
    })),
  ),
]);
