import { RefusedError } from '@emberite/release';
import type { ReleaseRoute } from '@emberite/release';
import { z } from 'zod';
import type { PageData } from './sandbox/index.ts';

const text = z.string().max(5_000);

const fact = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Organization'),
    name: text,
    email: text.optional(),
    telephone: text.optional(),
    sameAs: z.array(text),
  }),
  z.object({
    type: z.literal('FAQPage'),
    questions: z.array(z.object({ question: text, answer: text })),
  }),
  z.object({
    type: z.literal('BreadcrumbList'),
    above: z.array(z.object({ title: text, path: text.startsWith('/') })),
  }),
]);

/** `createDocuments` checks which frames a page may have. */
const head = z.object({
  title: text.optional(),
  description: text.optional(),
  image: z.object({ alt: text }).optional(),
  indexed: z.boolean().optional(),
  structuredData: z.array(fact).optional(),
  frames: z.array(text).optional(),
  instead: z.record(z.string(), text).optional(),
  moments: z.array(z.int()).max(100).optional(),
});

const schema = z.object({
  head,
  known: z.array(z.object({ params: z.record(z.string(), text.optional()), head })).max(10_000),
});

/**
 * Reads the data of a route's page module. Throws a {@link RefusedError} if it does not match the
 * sdk's types.
 */
export function readPageData({ remote, path }: ReleaseRoute, said: unknown): PageData {
  const { data, error } = schema.safeParse(said);
  if (data) return data as PageData;
  const [issue] = error.issues;
  throw new RefusedError(
    `${remote} has an invalid head or params for ${path} (${issue?.path.join('.')}: ${issue?.message}).`,
  );
}
