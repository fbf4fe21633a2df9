import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Env } from '../env/env.js';
import { DEPLOYMENT } from '../env/testing/test-variables.js';
import { DetailsAccess } from './details-access.js';

const TOKEN = 'a-token-that-operators-know';

async function sees(request: { remoteAddress?: string; headers?: Record<string, string> }, variables = {}) {
  const access = new DetailsAccess(Env.parse({ ...DEPLOYMENT, ...variables }));
  const server = Fastify({ trustProxy: true });
  server.get('/', (incoming) => ({ sees: access.allows(incoming) }));
  const answer = await server.inject({ url: '/', ...request });
  await server.close();
  return answer.json<{ sees: boolean }>().sees;
}

describe('the details of a deployment', () => {
  it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1'])(
    'are shown on the machine itself, %s',
    async (remoteAddress) => {
      expect(await sees({ remoteAddress })).toBe(true);
    },
  );

  it.each(['203.0.113.7', '10.0.0.5', '::ffff:203.0.113.7', 'fe80::1', '127.0.0.1.example'])(
    'are not shown to %s',
    async (remoteAddress) => {
      expect(await sees({ remoteAddress })).toBe(false);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'are not shown to visitors behind a proxy on the same machine, which sends %s',
    async (header) => {
      expect(await sees({ remoteAddress: '127.0.0.1', headers: { [header]: '127.0.0.1' } })).toBe(false);
    },
  );

  it('are shown to callers with the token', async () => {
    const remoteAddress = '203.0.113.7';
    const withToken = (token: string) => ({ remoteAddress, headers: { authorization: `Bearer ${token}` } });
    expect(await sees(withToken(TOKEN), { DETAILS_TOKEN: TOKEN })).toBe(true);
    expect(await sees(withToken(`${TOKEN}x`), { DETAILS_TOKEN: TOKEN })).toBe(false);
    expect(await sees(withToken(''), { DETAILS_TOKEN: TOKEN })).toBe(false);
    expect(await sees(withToken(TOKEN))).toBe(false);
  });
});
