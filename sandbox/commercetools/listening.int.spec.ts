import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '../../start/src/testing/database.js';
import { startCommercetoolsServer } from './server.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase({ template: 'empty' });
});
afterAll(() => database.drop());

/** An address of this machine other than 127.0.0.1. */
const otherAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

async function answersOnOtherAddress(env: NodeJS.ProcessEnv): Promise<boolean> {
  const server = await startCommercetoolsServer({ databaseUrl: database.url, port: 0, env });
  try {
    const health = (host: string) => fetch(`http://${host}:${new URL(server.url).port}/health`);
    expect((await health('127.0.0.1')).status).toBe(200);
    return await health(otherAddress()).then(
      ({ ok }) => ok,
      () => false,
    );
  } finally {
    await server.close();
  }
}

describe('the commerce sandbox', () => {
  it('is reachable from this machine only', async () => {
    expect(await answersOnOtherAddress({})).toBe(false);
  });

  it('is reachable from other machines if COMMERCETOOLS_HOST is set', async () => {
    const secrets = Object.fromEntries(
      ['CLIENT', 'STOREFRONT_CLIENT', 'SEEDER_CLIENT'].map((who) => [`COMMERCETOOLS_${who}_SECRET`, `of ${who}`]),
    );
    expect(await answersOnOtherAddress({ COMMERCETOOLS_HOST: '0.0.0.0', ...secrets })).toBe(true);
  });
});
