import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const parsed = (variables: Readonly<Record<string, string>>) => Env.parse({ ...DEPLOYMENT, ...variables });

describe('the published demo accounts', () => {
  it.each([
    ['exist in the embedded default', { EMBEDDED: 'true' }, true],
    ['exist if it listens on the loopback address', { EMBEDDED: 'true', HOST: '127.0.0.1' }, true],
    ['do not exist if others can reach it', { EMBEDDED: 'true', HOST: '0.0.0.0' }, false],
    ['do not exist if others can reach it by IPv6', { EMBEDDED: 'true', HOST: '::' }, false],
    ['do not exist in a rehearsal of production', { EMBEDDED: 'true', SEED_PROFILE: 'production' }, false],
    ['do not exist in a deployment', {}, false],
  ])('%s', (_title, variables, exist) => {
    expect(parsed(variables).demoAccounts).toBe(exist);
  });
});

describe('the hooks of browser tests', () => {
  it.each([
    ['in a deployment', {}],
    ['in a rehearsal of production', { EMBEDDED: 'true', SEED_PROFILE: 'production' }],
  ])('cannot be switched on %s', (_where, variables) => {
    expect(() => parsed({ ...variables, E2E: 'true' })).toThrow(/E2E/);
  });

  it('can be switched on in the embedded default', () => {
    expect(parsed({ EMBEDDED: 'true', E2E: 'true' }).e2e).toBe(true);
  });
});

it('listens only on this machine by default', () => {
  expect(parsed({}).host).toBe('localhost');
  expect(() => parsed({ HOST: 'shop.example' })).toThrow(/HOST/);
});
