import { join, resolve } from 'node:path';
import {
  headerSecret,
  list,
  origin,
  port,
  proxies,
  seconds,
  bucketOf,
  bucketSettings,
  metricsPlace,
  metricsSettings,
  shared,
} from '@emberite/config/shared';
import { readSettings } from '@emberite/config/settings';
import type { Environment } from '@emberite/config/settings';
import { StartError } from '@emberite/config/startError';
import { identityProviders } from '@emberite/contract/provider';
import type { IdentityProvider } from '@emberite/contract/provider';
import type { Flags } from '@emberite/release/page';
import type { SiteConfig } from '@emberite/release/data';
import { z } from 'zod';

const flags = list.transform((pairs, context): Flags => {
  const result: Flags = {};
  for (const pair of pairs) {
    const [, name = '', value] = /^(\w+)=(true|false)$/.exec(pair) ?? [];
    if (!value) context.addIssue('must be a list like showThing=true,showOther=false');
    else result[name] = value === 'true';
  }
  return result;
});

const bucketAddress = /^s3:\/\/([^/]+)\/?$/;

const storePlace = z
  .string()
  .refine(
    (place) => !place.includes('://') || bucketAddress.test(place),
    'must be a folder, or s3:// and the name of a bucket',
  );

/** What a site reads from its environment. */
export const settings = z.object({
  PORT: port.prefault('4000').meta({ description: 'port of the site' }),
  HOST: z.string().optional().meta({
    description:
      'address to listen on. Outside production, the site accepts only requests to `localhost`, to addresses and to the name in `SITE_URL`, and its pages lead to `SITE_URL`. To open it on a phone in the same network, set `HOST=0.0.0.0` and `SITE_URL` to the address of this machine there, e.g. `http://192.168.1.20:4000`',
    otherwise: '`127.0.0.1`; in production all addresses',
  }),
  ...shared,
  SITE_URL: shared.SITE_URL.meta({ otherwise: '`http://localhost:<PORT>`' }),
  STORE: storePlace.optional().meta({
    description: 'folder of the release store, or `s3://` and the name of its bucket',
    otherwise: '`<DATA_DIR>/store`',
  }),
  API_URL: z
    .string()
    .refine((value) => !value.includes(','), {
      error: 'must be one address: several servers need a load balancer in front of them',
      abort: true,
    })
    .pipe(origin)
    .optional()
    .meta({
      description:
        'address of an API elsewhere, or of a load balancer in front of several; without it, the site starts its own, and a gateway that runs alone asks `http://localhost:4001`, except in production',
    }),
  API_TIMEOUT: seconds(300).prefault('15').meta({
    description: 'seconds until the API must begin to respond to a read, 1 to 300',
  }),
  TRUST_PROXY: proxies.optional().meta({
    description:
      'addresses or networks of the reverse proxies in front of the site, separated by commas; `loopback` for those on this machine. Only they may say in `X-Forwarded-For` where a request comes from. Without it, all members behind a proxy share its limits',
  }),
  SIGN_IN_PROVIDERS: list
    .pipe(z.array(z.enum(identityProviders, 'must be a list like google,microsoft')))
    .optional()
    .meta({
      description:
        'the providers that an API elsewhere has set up, e.g. `google,microsoft`: with `API_URL`, or for a registry that runs alone',
      otherwise: 'those with a client id; outside production both',
    }),
  FLAGS: flags.optional().meta({
    description:
      'pages to turn on or off, separated by commas, e.g. `showThing=true`; what is not named keeps its default. Remotes declare flags in their routes; the site does not start with one that no page has, live, in a canary or in a release that may come back. A page that is off says so, and is in the navigation only there',
    otherwise: 'the defaults of the remotes',
  }),
  STORE_BUCKET: z.string().optional().meta({
    description:
      'bucket of the release store, at the service that the `S3_` settings name; without it, it is what `STORE` says',
  }),
  ...bucketSettings,
  REGISTRY_PORT: port.prefault('4010').meta({
    description: 'port of the registry, when it runs alone; 0 picks a free one',
  }),
  ...metricsSettings,
  GATEWAYS: list.pipe(z.array(origin)).optional().meta({
    description:
      "addresses of the gateways' metrics, separated by commas, e.g. `http://10.0.0.5:4020`, for a registry that runs alone: it counts page views and failures by release, and judges canaries. Without it and `PROMETHEUS_URL`, it does neither",
  }),
  PROMETHEUS_URL: origin.optional().meta({
    description:
      'address of a Prometheus that scrapes the gateways: the registry asks it in place of `GATEWAYS`',
  }),
  CHROMIUM: z.string().optional().meta({
    description:
      'path of the Chromium in which the registry opens releases before they go live; `none` lets them go live unseen',
    otherwise: 'the one that is installed',
  }),
  REGISTRY_URL: origin.optional().meta({
    description:
      'address of the registry, for a gateway that runs alone: it forwards `/registry/` there. Without it, there is no registry behind this gateway',
  }),
  PROXY_SECRET: headerSecret.optional().meta({
    description:
      'what a gateway that runs alone sends to the API as `X-Proxy-Secret`; the same as the `PROXY_SECRET` of the API',
    secret: true,
  }),
});

/**
 * Returns the identity providers that are set up: those with a client id. Outside production, a
 * local provider replaces the others. Those of an external API must be named by a setting.
 */
function providersOf(value: z.output<typeof settings>): readonly IdentityProvider[] {
  const { SIGN_IN_PROVIDERS: named, NODE_ENV: mode } = value;
  if (named) return named;
  const clients = { google: value.GOOGLE_CLIENT_ID, microsoft: value.MICROSOFT_CLIENT_ID };
  return identityProviders.filter((provider) => mode !== 'production' || clients[provider]);
}

/** Reads the configuration. Throws a {@link StartError} with one sentence if it is invalid. */
export function readConfig(environment: Environment) {
  const value = readSettings(settings, environment);
  const dataDir = resolve(value.DATA_DIR);
  const [, bucket] = bucketAddress.exec(value.STORE ?? '') ?? [];
  const production = value.NODE_ENV === 'production';
  return {
    port: value.PORT,
    /** Undefined for all addresses. Outside production, anybody who can reach the site can sign in as anybody. */
    host: value.HOST ?? (production ? undefined : '127.0.0.1'),
    dataDir,
    store: value.STORE ? resolve(value.STORE) : join(dataDir, 'store'),
    storeBucket: bucketOf(value.STORE_BUCKET ?? bucket, value),
    /** Folder for the gateway's copies of files of the store. */
    cache: join(dataDir, 'cache'),
    registryPort: value.REGISTRY_PORT,
    metrics: metricsPlace(value, value.PORT),
    /** Where a registry that runs alone serves its metrics. */
    registryMetrics: metricsPlace(value, value.REGISTRY_PORT),
    gateways: value.GATEWAYS ?? [],
    prometheusUrl: value.PROMETHEUS_URL,
    chromium: value.CHROMIUM,
    registryUrl: value.REGISTRY_URL,
    proxySecret: value.PROXY_SECRET,
    apiUrl: value.API_URL,
    apiTimeout: value.API_TIMEOUT,
    keepAlive: value.KEEP_ALIVE,
    trustedProxies: value.TRUST_PROXY ?? [],
    production,
    /** Whether `SIGN_IN_PROVIDERS` names the providers. */
    namesProviders: value.SIGN_IN_PROVIDERS !== undefined,
    /** Whether mail is sent. Otherwise it stays in the local mailbox, which production does not have. */
    hasMail: value.SMTP_URL !== undefined,
    site: {
      siteUrl: value.SITE_URL ?? `http://localhost:${value.PORT}`,
      apiBase: '/api',
      flags: value.FLAGS ?? {},
      providers: providersOf(value),
      visibilityOpens: value.VISIBILITY_OPENS,
    } satisfies SiteConfig,
  };
}

/** The site's configuration, from environment variables. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Throws a {@link StartError} if `FLAGS` names a flag that is not known, i.e. declared by a route.
 */
export function refuseUnknownFlags({ flags: given }: SiteConfig, known: string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const names =
    [...new Set(known)].toSorted().join(', ') || 'nothing, because no live page has a flag';
  throw new StartError(`FLAGS must name only ${names}, not "${unknown}".`);
}

/**
 * Throws a {@link StartError} if the site's address does not fit its mode: https in production, and
 * only there.
 */
export function checkAddress({
  production,
  site,
}: Pick<Config, 'production'> & { site: Pick<SiteConfig, 'siteUrl'> }): void {
  if (!production && site.siteUrl.startsWith('https:')) {
    throw new StartError(
      `SITE_URL is ${site.siteUrl}, but NODE_ENV is not production: anybody could sign in as anybody. Set NODE_ENV=production.`,
    );
  }
  if (production && !site.siteUrl.startsWith('https:')) {
    throw new StartError('SITE_URL must be an https address in production.');
  }
}

/** Throws a {@link StartError} if a site with this configuration would be open to all, or to nobody. */
export function checkSite(config: Config): void {
  checkAddress(config);
  if (config.port === 0) {
    throw new StartError('PORT must not be 0: the addresses of the site name its port.');
  }
  const { production, apiUrl, hasMail, namesProviders, site } = config;
  if (namesProviders && !apiUrl) {
    throw new StartError(
      'SIGN_IN_PROVIDERS only works with API_URL: the API of this site offers the providers with a client id.',
    );
  }
  if (production && !apiUrl && !hasMail && site.providers.length === 0) {
    throw new StartError(
      'Nobody could sign in: set SMTP_URL, or the client id and secret of Google or Microsoft.',
    );
  }
}
