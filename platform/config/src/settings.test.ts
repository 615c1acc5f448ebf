import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  headerSecret,
  list,
  mailServer,
  mode,
  origin,
  port,
  proxies,
  seconds,
  time,
} from './shared.ts';
import { describeSettings, readSettings } from './settings.ts';
import { StartError } from './startError.ts';

const settings = z.object({
  PORT: port.prefault('4000').meta({ description: 'port of `npm start`' }),
  TIMEOUT: seconds(300).optional(),
  SITE_URL: origin.optional().meta({ description: 'address', otherwise: '`http://localhost`' }),
  SMTP_URL: mailServer.optional().meta({ description: 'mail server', secret: true }),
  NAMES: list.optional(),
  TRUST_PROXY: proxies.optional(),
  OPENS: time.optional(),
  NODE_ENV: mode.optional(),
  KEY: headerSecret.optional(),
});

it('has defaults, and ignores empty values and other variables', () => {
  expect(readSettings(settings, { SITE_URL: '', OTHER: 'x' })).toEqual({ PORT: 4000 });
});

it.each([
  ['PORT', '0', 0],
  ['PORT', ' ', 4000],
  ['NODE_ENV', 'production\r', 'production'],
  ['TIMEOUT', '300', 300],
  ['SITE_URL', 'HTTPS://Ember.example/', 'https://ember.example'],
  ['SITE_URL', 'http://10.0.0.1:4001', 'http://10.0.0.1:4001'],
  ['NAMES', ' one, two,,', ['one', 'two']],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 2001:db8::1', ['loopback', '10.0.0.0/8', '2001:db8::1']],
  ['TRUST_PROXY', 'uniquelocal', ['uniquelocal']],
  ['OPENS', '2027-03-01T12:00Z', '2027-03-01T12:00Z'],
  ['NODE_ENV', 'production', 'production'],
])('reads %s=%s', (name, text, value) => {
  expect(readSettings(settings, { [name]: text })).toMatchObject({ [name]: value });
});

const address = 'must be an address like https://ember.example';
const ports = 'must be a port number';
const refused = 'must be another port: browsers and our own programs refuse this one';
const networks = 'must list addresses or networks like 10.0.0.0/8, separated by commas';
const times = 'must be a time with its zone, like 2027-02-14T00:00-08:00';

it.each([
  ['PORT', 'abc', ports],
  ['PORT', '70000', ports],
  ['PORT', '-1', ports],
  ['PORT', '4190', refused],
  ['PORT', '6666', refused],
  ['PORT', '80.5', ports],
  ['TIMEOUT', '0', 'must be a number of seconds from 1 to 300'],
  ['TIMEOUT', 'long', 'must be a number of seconds from 1 to 300'],
  ['SITE_URL', 'ember.example', address],
  ['SITE_URL', 'ftp://ember.example', address],
  ['SITE_URL', 'https://ember.example/site', 'must be an origin, without a path'],
  ['SITE_URL', 'https://ember.example?x', 'must be an origin, without a path'],
  ['TRUST_PROXY', '10.0.0.0/99', networks],
  ['TRUST_PROXY', 'everyone', networks],
  ['OPENS', 'soon', times],
  ['OPENS', '2027-02-14', times],
  ['OPENS', '2027-02-14T00:00', times],
  ['NODE_ENV', 'Production', 'must be development, test or production'],
  ['KEY', 'a €', 'must have only letters, digits and signs of ASCII, without blanks'],
])('refuses %s=%s with one sentence', (name, value, reason) => {
  const read = () => readSettings(settings, { [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`${name} ${reason}, not "${value}".`);
});

it('describes every setting: its value, or what applies without it, and its meaning', () => {
  expect(describeSettings(settings, { PORT: '', NAMES: 'x' })).toMatch(
    /^PORT: 4000 \(default\)\n {2}port of npm start\n\n.*SITE_URL: http:\/\/localhost \(default\)\n {2}address\n\n.*NAMES: x\n/s,
  );
});

it('prints no secret, neither a setting that is one nor a password in an address', () => {
  const secret = 'hunter2';
  const wrong = { SMTP_URL: `http://me:${secret}@mail.example` };
  const site = { SITE_URL: `https://me:${secret}@ember.example` };
  const read = (given: object) => () => readSettings(settings, { ...given });
  expect(read(wrong)).toThrow(/^SMTP_URL must be an address like [^,]*\.$/);
  expect(read(site)).toThrow(
    'SITE_URL must be an origin, without a path, not "https://…@ember.example".',
  );
  const text = describeSettings(settings, { ...wrong, ...site });
  expect(text).toContain('SMTP_URL: set\n');
  expect(text).not.toContain(secret);
});
