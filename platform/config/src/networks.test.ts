import { expect, it } from 'vitest';
import { isLoopback, networkOf, networksOf, organizationOf } from './networks.ts';

it('finds the larger networks that an IPv6 client is part of; an IPv4 client is in none', () => {
  const of = (address: string) => networksOf(networkOf(address));
  expect(of('2001:db8:1:a2b3::7')).toEqual([
    { network: '2001:db8:1:a2b3::/64', times: 1 },
    { network: '2001:db8:1:a200::/56', times: 2 },
    { network: '2001:db8:1::/48', times: 4 },
  ]);
  expect(of('2001:db8::7')[1]).toEqual({ network: '2001:db8:0:0::/56', times: 2 });
  expect(of('203.0.113.9')).toEqual([{ network: '203.0.113.9', times: 1 }]);
  expect(networksOf('unknown')).toEqual([{ network: 'unknown', times: 1 }]);
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:a2b3::7', '2001:db8:1::/48'],
  ['2001:DB8:1::9%eth0', '2001:db8:1::/48'],
  ['_hidden', 'unknown'],
])('names the network that the owner of %s has at least', (address, organization) => {
  expect(organizationOf(address)).toBe(organization);
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::ffff:127.0.0.1', true],
  ['[::1]', true],
  ['localhost', true],
  ['LocalHost.', true],
  ['ember.localhost', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['192.168.0.1', false],
  ['[fd00::1]', false],
  ['unknown', false],
])('%s is this machine itself: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
