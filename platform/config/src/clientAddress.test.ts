import { expect, it } from 'vitest';
import { clientAddress } from './networks.ts';

const clientOf = clientAddress(['loopback', '10.0.0.0/8']);
const through = (header: string) => clientOf('127.0.0.1', { 'x-forwarded-for': header });

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:41233', '198.51.100.7'],
  ['"198.51.100.7"', '198.51.100.7'],
  ['  198.51.100.7 ', '198.51.100.7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['198.51.100.7, , 10.1.2.3:80', '198.51.100.7'],
  ['198.51.100.7,,', '198.51.100.7'],
  ['192.0.2.66:1, 198.51.100.7:2, 10.1.2.3:3', '198.51.100.7'],
  ['unknown', '127.0.0.1'],
  ['_hidden, 10.1.2.3', '10.1.2.3'],
  ['198.51.100.7, unknown, 10.1.2.3', '10.1.2.3'],
  ['', '127.0.0.1'],
  ['1.2.3.4.5:80, x:y', '127.0.0.1'],
])('finds the client in X-Forwarded-For: %s', (header, client) => {
  expect(through(header)).toBe(client);
});

it.each([
  ['for=198.51.100.7', '198.51.100.7'],
  ['for="198.51.100.7:4711";proto=https;by=10.0.0.1', '198.51.100.7'],
  ['For="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
  ['for=192.0.2.66, proto=https; for = 198.51.100.7 , for=10.1.2.3', '198.51.100.7'],
  ['for=unknown', '127.0.0.1'],
  ['for=_hidden, for=10.1.2.3', '10.1.2.3'],
  ['proto=https;by=203.0.113.43', '127.0.0.1'],
  ['', '127.0.0.1'],
])('finds the client in Forwarded: %s', (forwarded, client) => {
  expect(clientOf('127.0.0.1', { forwarded })).toBe(client);
});

it('asks the standard header only if there is no other, and neither of a stranger', () => {
  const both = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=192.0.2.66' };
  expect(clientOf('127.0.0.1', both)).toBe('198.51.100.7');
  expect(clientOf('203.0.113.9', both)).toBe('203.0.113.9');
  expect(clientOf(undefined, {})).toBe('unknown');
});
