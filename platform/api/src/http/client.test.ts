import { expect, test } from 'vitest';
import { clientAddress } from './client.ts';

const behind = clientAddress(['loopback', '10.0.0.0/8']);
const clientOf = (peer: string | undefined, chain: string | undefined) =>
  behind(peer, { 'x-forwarded-for': chain });
const chain = { 'x-forwarded-for': '198.51.100.1' };

test('without a proxy it is the address of the connection', () => {
  expect(clientOf('203.0.113.9', undefined)).toBe('203.0.113.9');
});

test('the header of an unknown client is not trusted', () => {
  expect(clientOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('the gateway on this machine is trusted', () => {
  expect(clientOf('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(clientOf('::1', '2001:db8::7')).toBe('2001:db8:0:0::/64');
  expect(clientOf('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
});

test('this machine is trusted only if it is listed', () => {
  const strict = clientAddress(['10.0.0.0/8']);
  expect(strict('127.0.0.1', chain)).toBe('127.0.0.1');
  expect(strict('::1', chain)).toBe('0:0:0:0::/64');
});

test('a process that does not know the secret cannot say who its clients are', () => {
  const proven = clientAddress(['loopback'], 'secret');
  expect(proven('127.0.0.1', chain, 'secret')).toBe('198.51.100.1');
  for (const proof of [undefined, '', 'Secret']) {
    expect(proven('127.0.0.1', chain, proof)).toBe('127.0.0.1');
  }
});

test('only the nearest address that is not our proxy counts', () => {
  expect(clientOf('127.0.0.1', '192.0.2.66, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
});

test('all addresses of one IPv6 network are one client', () => {
  for (const address of ['2001:db8:1:2::7', '2001:0DB8:1:2:a:b:c:d', '2001:db8:1:2:0:0:0:1']) {
    expect(clientOf(address, undefined)).toBe('2001:db8:1:2::/64');
  }
  expect(clientOf('2001:db8:1:3::7', undefined)).toBe('2001:db8:1:3::/64');
  expect(clientOf('fe80::1%eth0', undefined)).toBe('fe80:0:0:0::/64');
  expect(clientOf('::ffff:203.0.113.9', undefined)).toBe('203.0.113.9');
});

test('invalid values in the header are skipped', () => {
  expect(clientOf('127.0.0.1', 'unknown')).toBe('127.0.0.1');
  expect(clientOf(undefined, undefined)).toBe('unknown');
});
