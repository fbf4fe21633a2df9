import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const parsed = (variables: Readonly<Record<string, string>>) => Env.parse({ ...DEPLOYMENT, ...variables });

describe('the address of the console', () => {
  it.each([
    ['on this machine', { EMBEDDED: 'true', PORT: '3500' }, 'admin.localhost', 'http://admin.localhost:3500'],
    ['in a deployment', { ADMIN_HOST: 'admin.example.com' }, 'admin.example.com', 'https://admin.example.com'],
    ['on another port', { ADMIN_ORIGIN: 'https://a.example.com:8443' }, 'a.example.com', 'https://a.example.com:8443'],
  ])('%s', (_where, variables, host, origin) => {
    const { adminHost, adminOrigin } = parsed(variables);
    expect([adminHost, adminOrigin]).toEqual([host, origin]);
  });

  it.each([
    ['an address with a path', { ADMIN_ORIGIN: 'https://admin.example.com/console' }],
    ['two different hosts', { ADMIN_ORIGIN: 'https://admin.example.com', ADMIN_HOST: 'other.example.com' }],
    ['another protocol', { ADMIN_ORIGIN: 'ftp://admin.example.com' }],
  ])('is refused as %s', (_what, variables) => {
    expect(() => parsed(variables)).toThrow(/ADMIN_ORIGIN/);
  });
});
