import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { add } from '../testing/shopping.js';

const COOKIE = '__Host-shop';

let backend: RunningBackend;
let authProxy: Server;
let database: FreshDatabase;
let dataDir: string;
let replicas: readonly [Application, Application];
let renewals = 0;

/** A proxy in front of the backend's OAuth endpoint that counts renewals. */
function countingProxy(): Server {
  return createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      if (body.includes('grant_type=refresh_token')) renewals += 1;
      const { method, headers } = incoming;
      const passed = request(`${backend.url}${incoming.url ?? ''}`, { method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      passed.end(body);
    });
  });
}

beforeAll(async () => {
  [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  authProxy = countingProxy().listen(0, '127.0.0.1');
  await once(authProxy, 'listening');
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-renewal-'));
  const variables = {
    ...shopVariables(database.applicationUrl, backend.url, dataDir),
    COMMERCETOOLS_AUTH_URL: `http://127.0.0.1:${(authProxy.address() as AddressInfo).port}`,
  };
  replicas = [await createApplication(variables), await createApplication(variables)];
  for (const { app } of replicas) await app.listen(0, '127.0.0.1');
});

afterAll(async () => {
  for (const { app } of replicas) await app.close();
  authProxy.close();
  await Promise.all([backend.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

async function browserOn(replica: Application): Promise<ShopClient> {
  return new ShopClient(Number(new URL(await replica.app.getUrl()).port), 'sk.localhost');
}

const activeCart = async (visitor: ShopClient) => (await visitor.call('getMe', {})).me.activeCart;

/** Returns clients on both replicas with the same cookie, whose session is changed. */
async function onBoth(visitor: ShopClient, changes: Partial<ShopSession>): Promise<ShopClient[]> {
  const seal = replicas[0].app.get(SessionSeal);
  const session = await seal.open(visitor.cookies.get(COOKIE) ?? '');
  if (!session) throw new Error('The visitor has no session');
  const cookie = await seal.seal({ ...session, ...changes });
  const browsers = await Promise.all([replicas[0], replicas[1], replicas[0], replicas[1]].map(browserOn));
  for (const browser of browsers) browser.cookies.set(COOKIE, cookie);
  return browsers;
}

const tokenOf = async (browser: ShopClient): Promise<string | undefined> =>
  (await replicas[0].app.get(SessionSeal).open(browser.cookies.get(COOKIE) ?? ''))?.accessToken;

describe('a session that two replicas see at once', () => {
  it('is renewed once when its token expires, and every request gets the same cart', async () => {
    const visitor = await browserOn(replicas[0]);
    const cart = await add(visitor);
    const browsers = await onBoth(visitor, { expiresAt: 1 });
    renewals = 0;
    expect(await Promise.all(browsers.map(activeCart))).toEqual([cart, cart, cart, cart]);
    expect(renewals).toBe(1);
    expect(new Set(await Promise.all(browsers.map(tokenOf))).size).toBe(1);
  });

  it('is renewed once when its token was revoked', async () => {
    const visitor = await browserOn(replicas[0]);
    const cart = await add(visitor);
    const browsers = await onBoth(visitor, { accessToken: 'withdrawn' });
    renewals = 0;
    expect(await Promise.all(browsers.map(activeCart))).toEqual([cart, cart, cart, cart]);
    expect(renewals).toBe(1);
  });

  it('is found expired once, and no request waits', async () => {
    const visitor = await browserOn(replicas[0]);
    await add(visitor);
    const browsers = await onBoth(visitor, { accessToken: 'forgotten', refreshToken: 'forgotten' });
    renewals = 0;
    expect(await Promise.all(browsers.map(activeCart))).toEqual([null, null, null, null]);
    expect(renewals).toBe(1);
  });

  it('is not renewed again for a late request with the previous cookie', async () => {
    const visitor = await browserOn(replicas[0]);
    const cart = await add(visitor);
    const [first, late] = await onBoth(visitor, { expiresAt: 1 });
    if (!first || !late) throw new Error('There are four browsers');
    renewals = 0;
    expect(await activeCart(first)).toEqual(cart);
    expect(await activeCart(late)).toEqual(cart);
    expect(renewals).toBe(1);
  });
});
