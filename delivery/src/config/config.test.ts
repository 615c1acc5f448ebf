import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite, ConfigError, readConfig } from './config.ts';

it('has defaults for all settings', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    store: resolve('.data/store'),
    apiUrls: [],
    apiTimeout: 15,
    trustedProxies: [],
    production: false,
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
    API_URL: 'http://10.0.0.1:4001, http://10.0.0.2:4001/',
    API_TIMEOUT: '30',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
    FLAGS: 'showThing=true, showOther=false',
    VISIBILITY_OPENS: '2027-03-01T12:00Z',
    NODE_ENV: 'production',
    SOMETHING_ELSE: 'x',
  });
  expect(config).toMatchObject({
    port: 8080,
    store: '/var/ember/store',
    apiUrls: ['http://10.0.0.1:4001', 'http://10.0.0.2:4001'],
    apiTimeout: 30,
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    production: true,
    site: {
      siteUrl: 'https://ember.example',
      flags: { showThing: true, showOther: false },
      visibilityOpens: '2027-03-01T12:00Z',
    },
  });
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
  expect(() => readConfig({ SIGN_IN_PROVIDERS: 'google' })).toThrow(ConfigError);
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

const address = 'must be an address like https://ember.example';
const list = 'must be a list like showThing=true,showOther=false';
const port = 'must be a port number';
const proxies = 'must list addresses or networks like 10.0.0.0/8, separated by commas';
const time = 'must be a time with its zone, like 2027-02-14T00:00-08:00';

it.each([
  ['PORT', 'abc', port],
  ['PORT', '70000', port],
  ['PORT', '-1', port],
  ['PORT', '80.5', port],
  ['SITE_URL', 'ember.example', address],
  ['SITE_URL', 'ftp://ember.example', address],
  ['SITE_URL', 'https://ember.example/site', 'must be an origin, without a path'],
  ['SITE_URL', 'https://me:secret@ember.example', 'must be an origin, without a path'],
  ['SITE_URL', 'https://ember.example?x', 'must be an origin, without a path'],
  ['NODE_ENV', 'Production', 'must be development, test or production'],
  ['API_URL', 'http://10.0.0.1, nowhere', address],
  ['API_TIMEOUT', '0', 'must be a number of seconds from 1 to 300'],
  ['API_TIMEOUT', 'long', 'must be a number of seconds from 1 to 300'],
  ['TRUST_PROXY', '10.0.0.0/99', proxies],
  ['TRUST_PROXY', 'everyone', proxies],
  ['SIGN_IN_PROVIDERS', 'google,github', 'must be a list like google,microsoft'],
  ['FLAGS', 'showThing', list],
  ['FLAGS', 'showThing=yes', list],
  ['VISIBILITY_OPENS', 'soon', time],
  ['VISIBILITY_OPENS', '2027-02-14T00:00', time],
])('rejects %s=%s with one sentence', (name, value, reason) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} ${reason}, not "${value}".`);
});
