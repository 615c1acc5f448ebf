import { join, resolve } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { z } from 'zod';

/** A setting with a value that cannot be used; the message names it and says what would do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** How this site is run, from environment variables. */
export interface Config {
  port: number;
  dataDir: string;
  /** Folder of the release store. */
  store: string;
  /** Upstreams of the API; empty when the API that comes with the site is used. */
  apiUrls: string[];
  production: boolean;
  site: SiteConfig;
}

const flags = z.string().transform((text, context) => {
  const pairs = text.split(',').filter(Boolean);
  const result: Record<string, boolean> = {};
  for (const pair of pairs) {
    const match = /^\s*(\w+)=(true|false)\s*$/.exec(pair);
    if (!match) context.addIssue(`"${pair}" is not name=true or name=false`);
    else result[match[1]!] = match[2] === 'true';
  }
  return result;
});

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://ember.example' })
  .transform((value) => value.replace(/\/+$/, ''));

const port = 'must be a whole number from 0 to 65535';

const settings = z.object({
  PORT: z.coerce
    .number({ error: port })
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65535, port)
    .default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  STORE: z.string().min(1).optional(),
  SITE_URL: origin
    .refine((value) => new URL(value).pathname === '/', 'must be an address without a path')
    .optional(),
  API_URL: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .optional(),
  FLAGS: flags.default({}),
  VISIBILITY_OPENS: z
    .string()
    .refine(
      // Without its zone it would be another time on each machine.
      (text) => /T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
      'must be a time with its zone, such as 2027-02-14T00:00-08:00',
    )
    .default('2027-02-14T00:00-08:00'),
  NODE_ENV: z.string().optional(),
});

/** What is on and off unless `FLAGS` says otherwise. */
const defaultFlags = {
  showAvailability: false,
  showExperiences: false,
  showPeople: false,
  showJourney: true,
};

/** Reads the configuration; throws a {@link ConfigError} with one sentence for a wrong value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in settings.shape && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name} cannot be "${env[name]}": ${issue?.message}.`);
  }
  const value = parsed.data;
  const dataDir = resolve(value.DATA_DIR);
  return {
    port: value.PORT,
    dataDir,
    store: value.STORE ? resolve(value.STORE) : join(dataDir, 'store'),
    apiUrls: value.API_URL ?? [],
    production: value.NODE_ENV === 'production',
    site: {
      siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
      apiBase: '/api',
      flags: { ...defaultFlags, ...value.FLAGS },
      visibilityOpens: value.VISIBILITY_OPENS,
    },
  };
}
