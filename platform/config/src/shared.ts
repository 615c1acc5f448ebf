import type { Bucket } from '@emberite/objects';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import type { Listening } from './server.ts';
import { StartError } from './startError.ts';

/** A number from `min` to `max`. */
const numberRule = (min: number, max: number, error: string) =>
  z.coerce.number(error).min(min, error).max(max, error);

/**
 * The ports that browsers and the `fetch` of our own programs refuse to ask, because other protocols use them
 * (https://fetch.spec.whatwg.org/#port-blocking). 0 is not among them: for us, it is any free port.
 */
const refusedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

export const port = numberRule(0, 65535, 'must be a port number')
  .int('must be a port number')
  .refine(
    (number) => !refusedPorts.has(number),
    'must be another port: browsers and our own programs refuse this one',
  );

/** @param max the longest that is allowed; the shortest is 1 */
export const seconds = (max: number) =>
  numberRule(1, max, `must be a number of seconds from 1 to ${max}`);

/** An http address without a path, in the form of browsers: without a slash at its end. */
export const origin = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address like https://ember.example',
    abort: true,
  })
  .refine((text) => {
    const { pathname, search, hash, username, password } = new URL(text);
    return [pathname, search, hash, username, password].join('') === '/';
  }, 'must be an origin, without a path')
  .transform((text) => new URL(text).origin);

export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtps://user:password@mail.example:465',
});

/** A secret that programs send each other in a header. */
export const headerSecret = z
  .string()
  .regex(/^[!-~]+$/, 'must have only letters, digits and signs of ASCII, without blanks');

/** Texts separated by commas. */
export const list = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

function areProxies(parts: string[]): boolean {
  try {
    proxyAddr.compile(parts);
    return true;
  } catch {
    return false;
  }
}

/** Addresses and networks, also by the names of proxy-addr: `loopback`, `linklocal`, `uniquelocal`. */
export const proxies = list.refine(
  areProxies,
  'must list addresses or networks like 10.0.0.0/8, separated by commas',
);

/** A time that is the same on every machine. */
export const time = z
  .string()
  .refine(
    (text) => /T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
    'must be a time with its zone, like 2027-02-14T00:00-08:00',
  );

export const mode = z.enum(
  ['development', 'test', 'production'],
  'must be development, test or production',
);

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

/** The port that is `more` above another: 0, which is any free one, above 0, or if programs cannot use that one. */
export const portAbove = (own: number, more: number): number =>
  own && (port.safeParse(own + more).data ?? 0);

/** Where a program that listens on a port serves its metrics; 0 for any. */
export const metricsPlace = (
  { METRICS_PORT, METRICS_HOST }: z.output<z.ZodObject<typeof metricsSettings>>,
  own: number,
): Listening => ({ port: METRICS_PORT ?? portAbove(own, 20), host: METRICS_HOST });

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
