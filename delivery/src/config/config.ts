import { join, resolve } from 'node:path';
import { identityProviders } from '@emberite/sdk/contract/provider';
import type { IdentityProvider } from '@emberite/sdk/contract/provider';
import type { Flags } from '@emberite/sdk/page';
import type { SiteConfig } from '@emberite/sdk/release';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';

/** A setting has an invalid value. The message names the setting and says what is valid. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The site's configuration, from environment variables. */
export interface Config {
  port: number;
  /** The address to listen on; undefined for all. */
  host: string | undefined;
  dataDir: string;
  /** Folder of the release store. */
  store: string;
  /** Origins of API servers; empty to start the API that comes with the site. */
  apiUrls: string[];
  /** Seconds until the API must begin to respond to a read. */
  apiTimeout: number;
  /** Addresses and networks of the proxies in front of the site; `loopback` is this machine. */
  trustedProxies: string[];
  production: boolean;
  /** What teams elsewhere publish with; undefined for one that the site makes, in production for none. */
  registryToken: string | undefined;
  /** Whether mail is sent. Otherwise it stays in the local mailbox, which production does not have. */
  hasMail: boolean;
  site: SiteConfig;
}

const flags = z.string().transform((text, context): Flags => {
  const result: Flags = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [, name = '', value] = /^\s*(\w+)=(true|false)\s*$/.exec(pair) ?? [];
    if (!value) context.addIssue('must be a list like showThing=true,showOther=false');
    else result[name] = value === 'true';
  }
  return result;
});

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://ember.example' })
  .transform((value) => value.replace(/\/$/, ''));

const port = 'must be a port number';

/** Texts separated by commas. */
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));

const seconds = 'must be a number of seconds from 1 to 300';

function isProxies(parts: string[]): boolean {
  try {
    proxyAddr.compile(parts);
    return true;
  } catch {
    return false;
  }
}

const settings = z.object({
  PORT: z.coerce
    .number({ error: port })
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= 65535, port)
    .default(4000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  STORE: z.string().min(1).optional(),
  SITE_URL: origin
    .refine((value) => {
      const { pathname, search, hash, username, password } = new URL(value);
      return [pathname, search, hash, username, password].join('') === '/';
    }, 'must be an origin, without a path')
    // In the form of browsers: `HTTPS://` is https, too.
    .transform((value) => new URL(value).origin)
    .optional(),
  API_URL: list.pipe(z.array(origin)).optional(),
  API_TIMEOUT: z.coerce
    .number({ error: seconds })
    .refine((value) => value >= 1 && value <= 300, seconds)
    .default(15),
  TRUST_PROXY: list
    .refine(isProxies, 'must list addresses or networks like 10.0.0.0/8, separated by commas')
    .default([]),
  SIGN_IN_PROVIDERS: list
    .pipe(z.array(z.enum(identityProviders, 'must be a list like google,microsoft')))
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  SMTP_URL: z.string().optional(),
  REGISTRY_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  FLAGS: flags.default({}),
  VISIBILITY_OPENS: z
    .string()
    .refine(
      // Without a zone, the time would depend on the machine.
      (text) => /T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
      'must be a time with its zone, like 2027-02-14T00:00-08:00',
    )
    .default('2027-02-14T00:00-08:00'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .optional(),
});

/**
 * Returns the identity providers that are set up: those with a client id. Outside production, a
 * local provider stands in for the others. What an API elsewhere has set up, only a setting knows.
 */
function providersOf(value: z.infer<typeof settings>): readonly IdentityProvider[] {
  const { SIGN_IN_PROVIDERS: named, NODE_ENV: mode } = value;
  if (named && !value.API_URL) {
    throw new ConfigError(
      'SIGN_IN_PROVIDERS only works with API_URL: the API of this site offers the providers with a client id.',
    );
  }
  if (named) return named;
  const clients = { google: value.GOOGLE_CLIENT_ID, microsoft: value.MICROSOFT_CLIENT_ID };
  return identityProviders.filter((provider) => mode !== 'production' || clients[provider]);
}

/** Reads the configuration. Throws a {@link ConfigError} with one sentence for an invalid value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in settings.shape && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name} ${issue?.message}, not "${env[name]}".`);
  }
  const value = parsed.data;
  const dataDir = resolve(value.DATA_DIR);
  const production = value.NODE_ENV === 'production';
  return {
    port: value.PORT,
    // Outside production, anybody who reaches the site can be anybody.
    host: value.HOST ?? (production ? undefined : '127.0.0.1'),
    dataDir,
    store: value.STORE ? resolve(value.STORE) : join(dataDir, 'store'),
    apiUrls: value.API_URL ?? [],
    apiTimeout: value.API_TIMEOUT,
    trustedProxies: value.TRUST_PROXY,
    production,
    registryToken: value.REGISTRY_TOKEN,
    hasMail: value.SMTP_URL !== undefined,
    site: {
      siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
      apiBase: '/api',
      flags: value.FLAGS,
      providers: providersOf(value),
      visibilityOpens: value.VISIBILITY_OPENS,
    },
  };
}

/** Throws a {@link ConfigError} if `FLAGS` names one that is not among the known ones, which routes declare. */
export function refuseUnknownFlags({ flags: given }: SiteConfig, known: string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const names =
    [...new Set(known)].toSorted().join(', ') || 'nothing, because no live page has a flag';
  throw new ConfigError(`FLAGS must name only ${names}, not "${unknown}".`);
}

/** Throws a {@link ConfigError} if a site with this configuration would be open to all, or to nobody. */
export function checkSite({ production, apiUrls, hasMail, site }: Config): void {
  if (!production && site.siteUrl.startsWith('https:')) {
    throw new ConfigError(
      `SITE_URL is ${site.siteUrl}, but NODE_ENV is not production: anybody could sign in as anybody. Set NODE_ENV=production.`,
    );
  }
  if (production && !site.siteUrl.startsWith('https:')) {
    throw new ConfigError('SITE_URL must be an https address in production.');
  }
  if (production && apiUrls.length === 0 && !hasMail && site.providers.length === 0) {
    throw new ConfigError(
      'Nobody could sign in: set SMTP_URL, or the client id and secret of Google or Microsoft.',
    );
  }
}
