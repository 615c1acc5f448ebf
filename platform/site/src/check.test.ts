import { spawnSync } from 'node:child_process';
import { article, brand } from '@emberite/content/brand';
import { expect, it } from 'vitest';
import { isFull, sample } from '../../../tools/sample.ts';
import { placeholders } from './placeholders.ts';

/** Runs `npm start` with these settings alone, until it ends. */
function start(settings: Record<string, string>, ...options: string[]) {
  const env = { PATH: process.env['PATH'], ...settings };
  const program = ['platform/site/src/main.ts', ...options];
  return spawnSync(process.execPath, program, { env, encoding: 'utf8' });
}

/** Runs `npm start -- --check` with these settings alone. */
const check = (settings: Record<string, string>) => start(settings, '--check');

/** What the output of a program calls a placeholder. */
const placeholdersIn = (output: string) =>
  [...output.matchAll(/^The ([a-z ]+), .+, is still a placeholder: .+\.$/gm)].map(
    ([, name]) => name,
  );

const ofOurBrand = placeholdersIn(placeholders({ ...brand, article }).join('\n'));

it.runIf(isFull)(
  'prints the settings of the site and of its API, with their values but no secret',
  () => {
    const { status, stdout, stderr } = check({
      PORT: '4100',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      SMTP_URL: 'smtp://me:hunter2@mail.example',
      DATABASE_URL: 'postgres://me:hunter2@db.example/ember',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^PORT: 4100\n {2}port of the site$/m);
    expect(stdout).toMatch(/^STORE: <DATA_DIR>\/store \(default\)\n {2}\w/m);
    expect(stdout).toMatch(/^DATABASE_URL: set\n {2}a PostgreSQL database/m);
    expect(stdout.match(/^The settings of .+ are valid\.$/gm)).toHaveLength(2);
    expect(stdout).not.toContain('hunter2');
  },
);

it.each(
  sample([
    [{ PORT: 'x' }, 'PORT must be a port number, not "x".\n'],
    [{ PORT: '0' }, 'PORT must not be 0: the addresses of the site name its port.\n'],
    [
      { SITE_URL: 'http://ember.example', NODE_ENV: 'production' },
      'SITE_URL must be an https address in production.\n',
    ],
    [
      { CHROMIUM: '/nowhere/chromium' },
      'CHROMIUM must be the path of a Chromium or none, not "/nowhere/chromium".\n',
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.\n',
    ],
  ]),
)('ends with 1 and one sentence with %j', (settings, sentence) => {
  const { status, stdout, stderr } = check(settings);
  expect([status, stderr]).toEqual([1, sentence]);
  expect(stdout).toContain('Settings of npm start\n\nPORT: ');
  expect(stdout).not.toContain('The settings of npm start are valid');
});

it.runIf(isFull)('says nothing about the settings of an external API', () => {
  const { status, stdout } = check({ API_URL: 'http://10.0.0.1', GOOGLE_CLIENT_ID: 'id' });
  expect(status).toBe(0);
  expect(stdout).not.toContain('DATABASE_URL');
});

it.runIf(isFull)('says what the brand still has to replace, in one sentence each', () => {
  expect(placeholdersIn(check({}).stdout)).toEqual(ofOurBrand);
});

it.runIf(isFull)('says that at a start, too, in production alone', () => {
  // Its folder cannot be made, so it ends by itself.
  const settings = {
    DATA_DIR: '/dev/null/data',
    SITE_URL: 'https://ember.example',
    SMTP_URL: 'smtp://mail.example',
  };
  const { status, stdout, stderr } = start({ ...settings, NODE_ENV: 'production' });
  expect([status, placeholdersIn(stdout)]).toEqual([1, ofOurBrand]);
  expect(stderr).toBe('Cannot create the folder /dev/null/data in DATA_DIR.\n');
  const { SITE_URL: _secure, ...local } = settings;
  expect(placeholdersIn(start(local).stdout)).toEqual([]);
});
