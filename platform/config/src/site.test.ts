import { resolve } from 'node:path';
import { StartError } from '@emberite/config/startError';
import { expect, it } from 'vitest';
import { checkSite, readConfig } from './site.ts';

it('has defaults for all settings', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    store: resolve('.data/store'),
    cache: resolve('.data/cache'),
    metrics: { port: 4020, host: '127.0.0.1' },
    registryMetrics: { port: 4030, host: '127.0.0.1' },
    gateways: [],
    registryPort: 4010,
    apiTimeout: 15,
    keepAlive: 75,
    trustedProxies: [],
    production: false,
    namesProviders: false,
    hasMail: false,
    site: {
      siteUrl: 'http://localhost:4000',
      apiBase: '/api',
      flags: {},
      providers: ['google', 'microsoft'],
      visibilityOpens: '2027-02-14T00:00-08:00',
    },
  });
});

it('reads every setting, and ignores empty values', () => {
  const config = readConfig({
    PORT: '8080',
    DATA_DIR: '/var/ember',
    STORE: '',
    SITE_URL: 'https://ember.example/',
    API_URL: 'http://10.0.0.1:4001/',
    API_TIMEOUT: '30',
    KEEP_ALIVE: '120',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
    FLAGS: 'showThing=true, showOther=false',
    VISIBILITY_OPENS: '2027-03-01T12:00Z',
    NODE_ENV: 'production',
    SOMETHING_ELSE: 'x',
  });
  expect(config).toMatchObject({
    port: 8080,
    store: '/var/ember/store',
    apiUrl: 'http://10.0.0.1:4001',
    apiTimeout: 30,
    keepAlive: 120,
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    production: true,
    site: {
      siteUrl: 'https://ember.example',
      flags: { showThing: true, showOther: false },
      visibilityOpens: '2027-03-01T12:00Z',
    },
  });
});

it('takes STORE for a bucket if it says so', () => {
  const { storeBucket } = readConfig({ STORE: 's3://ember', S3_REGION: 'eu-west-1' });
  expect(storeBucket).toMatchObject({ name: 'ember', region: 'eu-west-1' });
  expect(readConfig({ STORE: 's3' }).storeBucket).toBeUndefined();
});

it('uses STORE as the folder of the store, and PORT in the default address', () => {
  const { store, site } = readConfig({ PORT: '4100', STORE: 'releases' });
  expect([store, site.siteUrl]).toEqual([resolve('releases'), 'http://localhost:4100']);
});

it.each([
  [{}, ['google', 'microsoft']],
  [{ GOOGLE_CLIENT_ID: 'g' }, ['google', 'microsoft']],
  [{ NODE_ENV: 'production' }, []],
  [{ NODE_ENV: 'production', GOOGLE_CLIENT_ID: '' }, []],
  [{ NODE_ENV: 'production', MICROSOFT_CLIENT_ID: 'm' }, ['microsoft']],
  [
    { NODE_ENV: 'production', GOOGLE_CLIENT_ID: 'g', MICROSOFT_CLIENT_ID: 'm' },
    ['google', 'microsoft'],
  ],
  [{ API_URL: 'http://10.0.0.1' }, ['google', 'microsoft']],
  [{ API_URL: 'http://10.0.0.1', NODE_ENV: 'production' }, []],
  [{ API_URL: 'http://10.0.0.1', SIGN_IN_PROVIDERS: 'microsoft, google' }, ['microsoft', 'google']],
])('with %j the sign-in page offers %j', (env, providers) => {
  expect(readConfig(env).site.providers).toEqual(providers);
});

it('rejects SIGN_IN_PROVIDERS without API_URL', () => {
  expect(() => checkSite(readConfig({ SIGN_IN_PROVIDERS: 'google' }))).toThrow(StartError);
});

const secure = { SITE_URL: 'https://ember.example' };
const live = { ...secure, NODE_ENV: 'production' };

it.each([
  [{}, '127.0.0.1'],
  [live, undefined],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ ...live, HOST: '::1' }, '::1'],
])('with %j it listens on %s', (env, host) => {
  expect(readConfig(env).host).toBe(host);
});

it.each([
  [secure, 'anybody could sign in as anybody. Set NODE_ENV=production.'],
  [{ SITE_URL: 'HTTPS://ember.example' }, 'anybody could sign in as anybody'],
  [{ ...live, SITE_URL: 'http://ember.example' }, 'SITE_URL must be an https address'],
  [{ NODE_ENV: 'production', API_URL: 'http://10.0.0.1' }, 'SITE_URL must be an https address'],
  [live, 'Nobody could sign in: set SMTP_URL'],
])('does not start with %j', (env, reason) => {
  expect(() => checkSite(readConfig(env))).toThrow(reason);
});

it.each([
  {},
  { ...live, SMTP_URL: 'smtp://mail.example' },
  { ...live, GOOGLE_CLIENT_ID: 'g' },
  { ...live, API_URL: 'http://10.0.0.1' },
])('starts with %j', (env) => {
  expect(() => checkSite(readConfig(env))).not.toThrow();
});

const list = 'must be a list like showThing=true,showOther=false';

it.each([
  ['API_URL', 'http://10.0.0.1/api', 'must be an origin, without a path'],
  [
    'API_URL',
    'http://10.0.0.1:4001,http://10.0.0.2:4001',
    'must be one address: several servers need a load balancer in front of them',
  ],
  ['STORE', 's3://ember/releases', 'must be a folder, or s3:// and the name of a bucket'],
  ['STORE', 'gs://ember', 'must be a folder, or s3:// and the name of a bucket'],
  ['SIGN_IN_PROVIDERS', 'google,github', 'must be a list like google,microsoft'],
  ['FLAGS', 'showThing', list],
  ['FLAGS', 'showThing=yes', list],
])('refuses %s=%s with one sentence', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${reason}, not "${value}".`);
});

it('needs both halves of the key of a bucket', () => {
  expect(() => readConfig({ S3_ACCESS_KEY_ID: 'key' })).toThrow(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
  );
});

it.each(['65530', '5980', '0'])(
  'has its metrics at any port if the one above %s cannot be used',
  (PORT) => {
    expect(readConfig({ PORT }).metrics.port).toBe(0);
  },
);
