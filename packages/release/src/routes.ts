import { roles } from './page.ts';
import type { OfferedPart, Route } from './page.ts';
import { z } from 'zod';
import { RefusedError } from './RefusedError.ts';
import { oneLine, printable } from './text.ts';

/** Maximum characters of an icon. Detailed line icons have about 600; every member page carries them. */
const iconLimit = 4_000;

const iconHint = `must be the path data of a 24 × 24 line icon, one string for each path, e.g. ['M4 7h16', 'M4 17h16'], at most ${iconLimit} characters in all`;

/** The shell draws it on every page of the member area. */
const icon = z
  .array(z.string().regex(/^[Mm][\dMmLlHhVvCcSsQqTtAaZzEe\s,.+-]*$/, iconHint), iconHint)
  .min(1, iconHint)
  .refine((paths) => paths.join('').length <= iconLimit, iconHint);

const readsHint = 'must be paths below the base of the API, e.g. /profiles?location={location}';

const partName = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z\d-]*(?:\/[a-z\d-]+)*$/, 'must be a name like events/next');

const reads = z
  .array(z.string().regex(/^\/[\w/-]{1,100}(\?[\w=&{}-]{1,100})?$/, readsHint))
  .max(20)
  .optional();

/** The names of a part's properties. */
const properties = z
  .array(
    z.string().regex(/^[a-z]\w{0,50}\??$/i, 'must be names of properties, like since or since?'),
  )
  .max(20);

const flagHint = 'must be a name like showThing';

const words = oneLine(500);
/** `checkRoutes` checks which paths a route may have. */
const path = z.string().max(200);

const route = z.object({
  path,
  access: z.enum(['public', 'signed-in', 'account', 'member', 'staff']),
  frame: z.enum(['landing', 'footer', 'member', 'bare']),
  role: z.enum(roles).optional(),
  title: words,
  description: words.optional(),
  nav: z
    .object({
      label: words,
      opens: path.startsWith('/').optional(),
      icon,
      order: z.number(),
      also: z.array(path).max(20).optional(),
    })
    .optional(),
  menu: z
    .object({
      label: words,
      place: z.enum(['header', 'footer']),
      order: z.number(),
      section: z
        .string()
        .regex(/^[a-z][\w-]{0,50}$/i, 'must be the id of a heading, like how-it-works')
        .optional(),
    })
    .optional(),
  aliases: z.array(path).max(20).optional(),
  flag: z
    .object({
      name: z
        .string()
        .regex(/^\w{1,50}$/, flagHint)
        // Every object inherits these.
        .refine((name) => !(name in {}), flagHint),
      default: z.boolean(),
      off: z
        .object({
          title: words,
          text: words,
          action: z.object({ label: words, href: path.startsWith('/') }),
        })
        .optional(),
    })
    .optional(),
  prerender: z.boolean().optional(),
  reads,
  parts: z
    .record(
      partName.regex(/^mf-.*\//, 'must be a remote and its part, like mf-events/next'),
      properties,
    )
    .refine((all) => Object.keys(all).length <= 20, 'must be at most 20 parts')
    .optional(),
  newcomer: z
    .string()
    .max(200)
    .regex(/^\.\/[\w./-]+$/, 'must be a module beside the routes, like ./journey/FirstVideo.tsx')
    .optional(),
  secret: z.literal(true).optional(),
  /** Its type: what it does is observed. */
  page: z.literal('function', 'must be a function'),
}) satisfies z.ZodType<Omit<Route, 'page'>>;

/** A route as a remote's bundle declares it, without the code of its page. */
export type DeclaredRoute = z.output<typeof route>;

/** The part of a route that is data, as releases have it. */
export const routeFields = route.omit({ newcomer: true, page: true });

const offered = z.record(
  partName,
  z.object({
    properties,
    reads,
    /** Its type: what it does is observed. */
    part: z.literal('function', 'must be a function'),
  }) satisfies z.ZodType<Omit<OfferedPart, 'part'>>,
);

/** The names of parts, and what is data of a part, as releases have them. */
export const partFields = { name: partName, data: { properties, reads } };

/** Reads the data of the parts that a remote's bundle exports. Throws a {@link RefusedError} if they are not such. */
export function readParts(remote: string, exported: unknown): z.output<typeof offered> {
  const { data, error } = offered.safeParse(exported ?? {});
  if (data) return data;
  const [issue] = error.issues;
  const at = printable(String(issue?.path[0] ?? 'parts'));
  throw new RefusedError(`${remote} has an invalid part ${at} (${issue?.message}).`);
}

/**
 * Reads the data of the routes that a remote's bundle exports. Throws a {@link RefusedError} if they do not
 * match the sdk's types.
 */
export function readRoutes(remote: string, exported: unknown): DeclaredRoute[] {
  if (!Array.isArray(exported)) {
    throw new RefusedError(`${remote} exports no list of routes. Export it from src/routes.tsx.`);
  }
  return exported.map((one: unknown) => {
    const { data, error } = route.safeParse(one);
    if (data) return data;
    const [issue] = error.issues;
    const field = issue?.path.filter((part) => typeof part === 'string').join('.') || 'route';
    const at = z.object({ path: z.string() }).safeParse(one).data?.path ?? 'a page';
    throw new RefusedError(
      `${remote} has an invalid ${field} for ${printable(at)} (${issue?.message}).`,
    );
  });
}
