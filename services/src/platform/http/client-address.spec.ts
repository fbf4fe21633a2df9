import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.js';

const PROXY = '10.0.0.1';
const requestFrom = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress } as IncomingMessage['socket'],
  headers: { 'x-forwarded-for': forwarded },
});

describe('the address of a visitor', () => {
  it.each([
    ['is the connection’s own without a trusted proxy', 0, '203.0.113.9', PROXY],
    ['is the one that the only proxy reports', 1, '203.0.113.9', '203.0.113.9'],
    ['is not one that the visitor made up in front of it', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['is the one that the outer of two proxies reports', 2, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['is the proxy’s own if it reports none', 1, undefined, PROXY],
  ])('%s', (_what, hops, forwarded, expected) => {
    expect(clientAddress(requestFrom(PROXY, forwarded), hops)).toBe(expected);
  });
});
