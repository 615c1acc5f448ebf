import { isIP } from 'node:net';
import { z } from 'zod';
import { StartError } from './startError.ts';

const siteUrlSchema = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address like https://ember.example',
    abort: true,
  })
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  }, 'must be an origin, without a path')
  .transform((text) => new URL(text).origin);

const smtpUrlSchema = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtps://user:password@mail.example:465',
});

/** Whether `text` is an address, or a network like 10.0.0.0/8; `loopback` is this machine. */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

const proxiesSchema = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (parts) => parts.every(isNetwork),
    'must list addresses or networks like 10.0.0.0/8, separated by commas',
  );

const schema = z.object({
  API_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(0),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  SITE_URL: siteUrlSchema.default('http://localhost:4000'),
  SMTP_URL: smtpUrlSchema.optional(),
  TRUST_PROXY: proxiesSchema.default([]),
  VISIBILITY_OPENS: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a time like 2027-02-14T00:00-08:00')
    .transform((text) => new Date(text))
    .default(new Date('2027-02-14T00:00-08:00')),
});

/** How the API is set up. */
export interface Config {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** The folder that holds the database; one process at a time. */
  dataDir: string;
  production: boolean;
  /** Origin of the site, without a slash at the end: for links in mails and to tell foreign writes. */
  siteUrl: string;
  /** The mail server; without one, mail stays in the local mailbox. */
  smtpUrl: string | undefined;
  /** Addresses and networks whose X-Forwarded-For is believed; this machine's always is. */
  trustedProxies: string[];
  /** From when members see each other's videos. */
  visibilityOpens: Date;
}

/** Reads the configuration from environment variables. An empty value counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  const issue = error?.issues[0];
  if (issue) throw new StartError(`${issue.path.join('.')} ${issue.message}.`);
  if (!data) throw new StartError('The configuration could not be read.');
  return {
    port: data.API_PORT,
    dataDir: data.DATA_DIR,
    production: data.NODE_ENV === 'production',
    siteUrl: data.SITE_URL,
    smtpUrl: data.SMTP_URL,
    trustedProxies: data.TRUST_PROXY,
    visibilityOpens: data.VISIBILITY_OPENS,
  };
}
