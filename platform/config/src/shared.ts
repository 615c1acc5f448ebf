import { z } from 'zod';
import { mailServer, mode, origin, port, seconds, time } from './rules.ts';
import type { Listening } from './server.ts';
import { StartError } from './startError.ts';

/** Settings that several programs of a site read. All of them must get the same values. */
export const shared = {
  DATA_DIR: z.string().prefault('.data').meta({
    description: "folder of the database, members' files, releases and the log",
  }),
  SITE_URL: origin.optional().meta({
    description:
      'public address of the site, for links in mail, redirects, passkeys, canonical URLs, link previews and the sitemap; required in production, with https',
    otherwise: '`http://localhost:4000`',
  }),
  NODE_ENV: mode.prefault('development').meta({
    description:
      '`production` turns on HSTS and secure cookies, and turns off everything under `/dev` and what replaces services locally; needed for an https `SITE_URL`',
  }),
  VISIBILITY_OPENS: time.prefault('2027-02-14T00:00-08:00').meta({
    description: 'when members can first see each other; with a time zone',
  }),
  KEEP_ALIVE: seconds(3_600).prefault('75').meta({
    description:
      'for how many seconds programs keep a connection on which nothing happens, 1 to 3600: longer than the load balancers, proxies and CDNs in front of them',
  }),
  SMTP_URL: mailServer.optional().meta({
    description:
      'mail server, e.g. `smtps://user:password@mail.example:465`; without it, mail stays in the local mailbox, which production does not have',
    secret: true,
  }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({
    description:
      'sign-in with Google; without it, a local test provider replaces it outside production, and in production there is no button',
  }),
  MICROSOFT_CLIENT_ID: z.string().optional().meta({
    description: 'the same for Microsoft, any tenant',
  }),
};

/** Where a program serves its metrics. */
export const metricsSettings = {
  METRICS_PORT: port.optional().meta({
    description:
      "port of a program's metrics, at `/metrics` in the format of Prometheus; 0 picks a free one. `npm start` gives its registry 20 more and its API 40 more",
    otherwise: 'that of the program + 20: `4020`',
  }),
  METRICS_HOST: z.string().prefault('127.0.0.1').meta({
    description:
      'address to listen on for metrics. They are for operators: never let visitors reach it',
  }),
};

/** Where a program that listens on a port serves its metrics; 0 for any. */
export const metricsPlace = (
  { METRICS_PORT, METRICS_HOST }: z.output<z.ZodObject<typeof metricsSettings>>,
  own: number,
): Listening => ({ port: METRICS_PORT ?? (own && own + 20), host: METRICS_HOST });

/** The service that has a program's bucket. All buckets of a site are there. */
export const bucketSettings = {
  S3_ENDPOINT: origin.optional().meta({
    description: 'address of an S3-compatible service',
    otherwise: "Amazon's",
  }),
  S3_REGION: z.string().prefault('us-east-1').meta({ description: 'region of the bucket' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({
    description: 'key to the bucket',
    otherwise: "the machine's role",
  }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({
    description: 'goes with `S3_ACCESS_KEY_ID`',
    secret: true,
  }),
};

/** A bucket of an S3-compatible service. */
interface Bucket {
  name: string;
  /** Undefined for Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Undefined for the machine's own role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/**
 * Returns the bucket of that name; undefined without a name.
 *
 * @throws a {@link StartError} if its key has only one half
 */
export function bucketOf(
  name: string | undefined,
  settings: z.output<z.ZodObject<typeof bucketSettings>>,
): Bucket | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId !== !secretAccessKey) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  if (!name) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { name, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, credentials };
}
