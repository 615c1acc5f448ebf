import { mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { newFolder } from './testing/newFolder.ts';

test('everything has a default', () => {
  expect(readConfig({})).toEqual({
    port: 0,
    host: '127.0.0.1',
    metrics: { port: 0, host: '127.0.0.1' },
    dataDir: '.data',
    databaseUrl: undefined,
    bucket: undefined,
    google: undefined,
    inviteCodes: [],
    microsoft: undefined,
    stripe: undefined,
    production: false,
    siteUrl: 'http://localhost:4000',
    keepAlive: 75_000,
    smtpUrl: undefined,
    trustedProxies: ['loopback'],
    visibilityOpens: new Date('2027-02-14T08:00:00Z'),
  });
});

test('values are read and normalized', () => {
  const config = readConfig({
    API_PORT: '4100',
    SITE_URL: 'https://Ember.example/',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
    PROXY_SECRET: 'secret',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({
    port: 4100,
    siteUrl: 'https://ember.example',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    proxySecret: 'secret',
    production: true,
  });
});

test('data in the folder of the package, where a relative DATA_DIR was before, is not left behind', () => {
  const folder = newFolder();
  const name = '.data-of-a-test';
  const before = join(folder, name);
  mkdirSync(join(before, 'db'), { recursive: true });
  const sentence = `The data in ${before} would not be used: move that folder to ${resolve(name)}, or set DATA_DIR to where it is.`;
  const DATABASE_URL = 'postgresql://127.0.0.1/ember';
  for (const DATA_DIR of [name, `./${name}`]) {
    expect(() => readConfig({ DATA_DIR }, folder)).toThrow(sentence);
  }
  for (const dataDir of ['.data-4001', before, relative('.', before)]) {
    expect(readConfig({ DATA_DIR: dataDir }, folder).dataDir).toBe(dataDir);
  }
  expect(readConfig({ DATA_DIR: name, DATABASE_URL }, folder).dataDir).toBe(name);
  mkdirSync(join(before, 'files'));
  expect(() => readConfig({ DATA_DIR: name, DATABASE_URL }, folder)).toThrow(sentence);
  // With data in both places, the site has been using the newer one.
  const both = join(relative('.', folder), 'here');
  for (const place of [resolve(both), resolve(folder, both)]) {
    mkdirSync(join(place, 'files'), { recursive: true });
  }
  expect(readConfig({ DATA_DIR: both, DATABASE_URL }, folder).dataDir).toBe(both);
  rmSync(folder, { recursive: true });
});

test('related settings are read together', () => {
  const config = readConfig({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    S3_BUCKET: 'ember',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(config).toMatchObject({
    google: { id: 'id', secret: 'secret' },
    bucket: {
      name: 'ember',
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
  });
});

test('invite codes are read with their uses and their last day', () => {
  expect(
    readConfig({ INVITE_CODES: 'spring-2027:50:2027-06-30, HOSTS-A1:1:2028-01-01' }).inviteCodes,
  ).toEqual([
    { code: 'SPRING-2027', maxUses: 50, expiresAt: new Date('2027-06-30T00:00Z') },
    { code: 'HOSTS-A1', maxUses: 1, expiresAt: new Date('2028-01-01T00:00Z') },
  ]);
});

test.each([
  'SPRING-2027',
  'SPRING-2027:50',
  'SPRING:50:2027-06-30',
  'SPRING-2027:0:2027-06-30',
  'SPRING-2027:many:2027-06-30',
  'SPRING-2027:50:2027-02-30',
  'SPRING-2027:50:soon',
  'A-1:1:2027-06-30,,B-1:1:2027-06-30',
])('INVITE_CODES=%s is refused in one sentence', (value) => {
  expect(() => readConfig({ INVITE_CODES: value })).toThrow(
    'INVITE_CODES must list codes like SPRING-2027:50:2027-06-30, separated by commas.',
  );
});

test.each([
  ['NODE_ENV', 'production', 'SITE_URL must be an https address in production.'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.'],
  ['DATABASE_URL', 'mysql://db.example', /^DATABASE_URL must be an address like postgresql:[^,]*$/],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('in production the site is reached by https', () => {
  const production = (url: string) => readConfig({ NODE_ENV: 'production', SITE_URL: url });
  expect(() => production('http://ember.example')).toThrow(
    'SITE_URL must be an https address in production.',
  );
  expect(production('https://ember.example').siteUrl).toBe('https://ember.example');
});
