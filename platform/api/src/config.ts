import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  headerSecret,
  port,
  proxies,
  bucketOf,
  bucketSettings,
  metricsPlace,
  metricsSettings,
  shared,
} from '@emberite/config/shared';
import { readSettings } from '@emberite/config/settings';
import type { Environment } from '@emberite/config/settings';
import { StartError } from '@emberite/config/startError';
import { z } from 'zod';
import { inviteCodes } from './invites/inviteCodes.ts';

const text = z.string();

const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgresql://user:password@db.example:5432/ember',
});

/** What the API reads from its environment. */
export const settings = z.object({
  ...shared,
  API_PORT: port.prefault('0').meta({ description: 'port of the API; 0 picks a free one' }),
  API_HOST: text.prefault('127.0.0.1').meta({
    description: 'address to listen on; by default, only this machine reaches it',
  }),
  ...metricsSettings,
  TRUST_PROXY: proxies.prefault('loopback').meta({
    description:
      'addresses and networks whose `X-Forwarded-For` is trusted, separated by commas: the gateway, and what is between it and the API. `loopback` is this machine; a list without it trusts no other process here',
  }),
  PROXY_SECRET: headerSecret.optional().meta({
    description:
      'what the proxy next to the API sends as `X-Proxy-Secret`; without that, its `X-Forwarded-For` does not count. `npm start` makes one up, so that no other process on the machine can forge addresses',
    secret: true,
  }),
  INVITE_CODES: inviteCodes.optional().meta({
    description:
      'codes that anyone may use to become a member, each `CODE:uses:expiry`, separated by commas, e.g. `SPRING-2027:50:2027-06-30`; they expire when that day begins, in UTC, or when they are removed here. Outside production there is `EMBER-WELCOME` too',
    secret: true,
  }),
  DATABASE_URL: database.optional().meta({
    description:
      'a PostgreSQL database, e.g. `postgresql://user:password@db.example/ember`; without it, an embedded database in `DATA_DIR`',
    secret: true,
  }),
  GOOGLE_CLIENT_SECRET: text.optional().meta({
    description: 'goes with `GOOGLE_CLIENT_ID`',
    secret: true,
  }),
  MICROSOFT_CLIENT_SECRET: text.optional().meta({
    description: 'goes with `MICROSOFT_CLIENT_ID`',
    secret: true,
  }),
  S3_BUCKET: text.optional().meta({
    description:
      "bucket for members' files; without it, they are in `DATA_DIR`. Its key needs permission to get, put and delete objects and to abort multipart uploads",
  }),
  ...bucketSettings,
  STRIPE_SECRET_KEY: text.optional().meta({
    description:
      'payment of deposits with Stripe Checkout; without it, a local test checkout replaces it outside production',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: text.optional().meta({
    description:
      'goes with `STRIPE_SECRET_KEY`, for the webhook `/payment/webhook` with the events `checkout.session.completed`, `checkout.session.async_payment_succeeded`, `checkout.session.async_payment_failed`, `refund.updated`, `refund.failed`, `charge.dispute.created`, `charge.dispute.updated` and `charge.dispute.closed`',
    secret: true,
  }),
});

type Settings = z.output<typeof settings>;

/** Reads two settings that only work together. Returns both or undefined. */
function pair(given: Settings, first: keyof Settings, second: keyof Settings) {
  const [one, other] = [given[first], given[second]];
  if (typeof one === 'string' && typeof other === 'string') return [one, other] as const;
  if (one === undefined && other === undefined) return undefined;
  throw new StartError(`${first} and ${second} must be set together.`);
}

/** In production, cookies require https and mailed links need the real address. */
function readSiteUrl({ SITE_URL: url, NODE_ENV: mode }: Settings): string {
  if (mode === 'production' && !url?.startsWith('https:')) {
    throw new StartError('SITE_URL must be an https address in production.');
  }
  return url ?? 'http://localhost:4000';
}

/**
 * Refuses to start without data that is there: a relative folder used to be in that of this package, where
 * `npm start -w platform/api` ran.
 */
function readDataDir(given: Settings, packageFolder: string): string {
  const { DATA_DIR: folder, DATABASE_URL: database, S3_BUCKET: bucket } = given;
  const before = resolve(packageFolder, folder);
  const has = (place: string) =>
    (!database && existsSync(join(place, 'db'))) || (!bucket && existsSync(join(place, 'files')));
  // With data in both, the site has been using what is here.
  if (!has(before) || has(resolve(folder))) return folder;
  throw new StartError(
    `The data in ${before} would not be used: move that folder to ${resolve(folder)}, or set DATA_DIR to where it is.`,
  );
}

/** Reads the configuration. Throws a {@link StartError} with one sentence if it is invalid. */
export function readConfig(
  environment: Environment,
  packageFolder = join(import.meta.dirname, '..'),
) {
  const given = readSettings(settings, environment);
  const google = pair(given, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const microsoft = pair(given, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET');
  const stripe = pair(given, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return {
    port: given.API_PORT,
    host: given.API_HOST,
    metrics: metricsPlace(given, given.API_PORT),
    dataDir: readDataDir(given, packageFolder),
    databaseUrl: given.DATABASE_URL,
    production: given.NODE_ENV === 'production',
    /** Origin of the site, without a trailing slash: for links, redirects, and to detect writes from other sites. */
    siteUrl: readSiteUrl(given),
    /** Milliseconds for which connections are kept on which nothing happens. */
    keepAlive: given.KEEP_ALIVE * 1_000,
    /** The mail server. Without one, mail stays in the local mailbox. */
    smtpUrl: given.SMTP_URL,
    bucket: bucketOf(given.S3_BUCKET, given),
    /** Without one, a local provider replaces it outside production. */
    google: google && { id: google[0], secret: google[1] },
    microsoft: microsoft && { id: microsoft[0], secret: microsoft[1] },
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1] },
    /** Codes that anyone may use. In production there are no others except the poetry night's. */
    inviteCodes: given.INVITE_CODES ?? [],
    trustedProxies: given.TRUST_PROXY,
    proxySecret: given.PROXY_SECRET,
    visibilityOpens: new Date(given.VISIBILITY_OPENS),
  };
}

export type Config = ReturnType<typeof readConfig>;
