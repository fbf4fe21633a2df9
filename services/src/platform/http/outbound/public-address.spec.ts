import { describe, expect, it } from '@jest/globals';
import { isLoopbackAddress, isPublicAddress } from './public-address.js';

describe('an address that config may name', () => {
  it.each(['93.184.215.14', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '100.128.0.1', '2606:4700::1111'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['this host', '0.0.0.0'],
    ['this host', '::'],
    ['private', '10.0.0.5'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['shared', '100.64.0.1'],
    ['metadata', '100.100.100.200'],
    ['metadata', '169.254.169.254'],
    ['metadata', '168.63.129.16'],
    ['metadata', '192.0.0.192'],
    ['metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['unique-local', 'fc00::1'],
    ['IPv4 in disguise', '::ffff:8.8.8.8'],
    ['IPv4 in disguise', '64:ff9b::a00:1'],
    ['IPv4 in disguise', '2002:a00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['documentation', '2001:db8::1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['no address', 'localhost'],
  ])('is not %s: %s', (_kind, address) => expect(isPublicAddress(address)).toBe(false));

  it('is this machine only for loopback', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '::ffff:127.0.0.1'].map(isLoopbackAddress)).toEqual([
      true,
      true,
      true,
      false,
      expect.any(Boolean),
    ]);
  });
});
