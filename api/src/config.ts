import { z } from 'zod';
import {
  databaseRule,
  inviteCodesRule,
  originRule,
  portRule,
  proxiesRule,
  smtpRule,
  timeRule,
} from './config/rules.ts';
import type { InviteCode } from './config/rules.ts';
import { StartError } from './startError.ts';

const text = z.string().optional();

const schema = z.object({
  API_PORT: portRule.default(0),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  DATABASE_URL: databaseRule.optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  INVITE_CODES: inviteCodesRule.default([]),
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PROXY_SECRET: text,
  S3_ACCESS_KEY_ID: text,
  S3_BUCKET: text,
  S3_ENDPOINT: originRule.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_SECRET_ACCESS_KEY: text,
  SITE_URL: originRule.optional(),
  SMTP_URL: smtpRule.optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  TRUST_PROXY: proxiesRule.default(['loopback']),
  VISIBILITY_OPENS: timeRule.default(new Date('2027-02-14T00:00-08:00')),
});

type Settings = z.infer<typeof schema>;

/** The client credentials of the site at an OpenID provider. */
export interface ClientRegistration {
  id: string;
  secret: string;
}

/** A bucket of an S3-compatible service. */
export interface Bucket {
  name: string;
  /** Endpoint of the service. Defaults to Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Access key and secret. Without them the machine's own role is used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config {
  /** Port on 127.0.0.1. 0 picks a free one. */
  port: number;
  /** The folder of the embedded database and of members' files. */
  dataDir: string;
  /** The PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | undefined;
  production: boolean;
  /**
   * Origin of the site, without a trailing slash: for links, redirects, and to detect writes from
   * other sites.
   */
  siteUrl: string;
  /** The mail server. Without one, mail stays in the local mailbox. */
  smtpUrl: string | undefined;
  /** Where members' files are stored instead of `dataDir`. */
  bucket: Bucket | undefined;
  /** Without one, a local provider replaces it outside production. */
  google: ClientRegistration | undefined;
  microsoft: ClientRegistration | undefined;
  /** Without it, a local test checkout replaces it outside production. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Codes that anyone may use. In production there are no others, but the poetry night's. */
  inviteCodes: InviteCode[];
  /** Proxies whose X-Forwarded-For is trusted: the gateway, and what is between. */
  trustedProxies: string[];
  /** What they prove themselves with. Without one, their address is enough. */
  proxySecret: string | undefined;
  /** When members begin to see each other's videos. */
  visibilityOpens: Date;
}

/** Reads two settings that only work together. Returns both or undefined. */
function pair(settings: Settings, first: keyof Settings, second: keyof Settings) {
  const [one, other] = [settings[first], settings[second]];
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

function readBucket(settings: Settings): Bucket | undefined {
  const keys = pair(settings, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (!settings.S3_BUCKET) {
    if (!settings.S3_ENDPOINT && !keys) return undefined;
    throw new StartError('S3_BUCKET must be set if any other S3_ setting is.');
  }
  return {
    name: settings.S3_BUCKET,
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: keys && { accessKeyId: keys[0], secretAccessKey: keys[1] },
  };
}

function toConfig(settings: Settings): Config {
  const google = pair(settings, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const microsoft = pair(settings, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET');
  const stripe = pair(settings, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return {
    port: settings.API_PORT,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    production: settings.NODE_ENV === 'production',
    siteUrl: readSiteUrl(settings),
    smtpUrl: settings.SMTP_URL,
    bucket: readBucket(settings),
    google: google && { id: google[0], secret: google[1] },
    microsoft: microsoft && { id: microsoft[0], secret: microsoft[1] },
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1] },
    inviteCodes: settings.INVITE_CODES,
    trustedProxies: settings.TRUST_PROXY,
    proxySecret: settings.PROXY_SECRET,
    visibilityOpens: settings.VISIBILITY_OPENS,
  };
}

/** Reads the configuration from environment variables. An empty value counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  const issue = error?.issues[0];
  if (issue) throw new StartError(`${issue.path.join('.')} ${issue.message}.`);
  if (!data) throw new StartError('Cannot read the configuration.');
  return toConfig(data);
}
