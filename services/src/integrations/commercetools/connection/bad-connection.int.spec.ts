import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deadlines } from '../../../platform/deadlines/deadlines.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { BackendLog } from './backend-log.js';
import { BackendConnections } from './backend-connections.js';
import { CommercetoolsClient, type CallKind } from './commercetools.client.js';
import { ServiceTokens } from './service-tokens.js';
import { TokenEndpoint } from './token-endpoint.js';

/** The gateway's reaction to a request: passes it, answers itself, or drops the connection. */
type Treatment = 'passed' | 'dropped' | 502 | 503 | 504;

let gateway: Server;
let treatments: Treatment[] = [];
let requests = 0;
let client: CommercetoolsClient;
let log: BackendLog;

beforeAll(async () => {
  gateway = createServer((request, answer) => {
    request.resume();
    if (request.url?.startsWith('/oauth')) {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
      return;
    }
    requests += 1;
    const treatment = treatments.shift() ?? 'passed';
    if (treatment === 'dropped') return void request.socket.destroy();
    const isJson = treatment === 'passed';
    answer.writeHead(isJson ? 200 : treatment, { 'content-type': isJson ? 'application/json' : 'text/html' });
    answer.end(isJson ? '{"data":{"cart":"cart"}}' : '<h1>gateway</h1>');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});

afterAll(() => {
  gateway.close();
});

beforeEach(() => {
  requests = 0;
  treatments = [];
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const credentials = { clientId: 'id', clientSecret: 'secret' };
  const settings = {
    projectKey: 'manifold',
    apiUrl: url,
    authUrl: url,
    service: credentials,
    storefront: credentials,
    deadlines: deadlines().backend,
  };
  const connections = new BackendConnections();
  log = new BackendLog(connections, createLogger('silent'));
  const tokens = new ServiceTokens(settings, new TokenEndpoint(settings, connections, log));
  client = new CommercetoolsClient(settings, tokens, connections, log);
});

const ask = (kind: CallKind) =>
  client.graphql<{ cart: string }>('service', { name: 'getCart', text: 'query getCart { cart }' }, {}, kind);

describe('over a bad connection to the commerce backend', () => {
  it.each<[Treatment, Treatment]>([
    [502, 503],
    [504, 'dropped'],
    ['dropped', 502],
  ])('a read succeeds after two attempts ended with %s and %s', async (...bad) => {
    treatments = [...bad];
    expect(await ask('read')).toEqual({ cart: 'cart' });
    expect(requests).toBe(3);
    expect(log.errors().errors).toEqual([]);
  });

  it('a read that fails three times is listed as the error of its operation', async () => {
    treatments = [503, 503, 503];
    await expect(ask('read')).rejects.toThrow(/^An error occurred during request to graphql getCart: /);
    expect(log.errors().errors).toMatchObject([{ operation: 'graphql getCart', isOutage: true, count: 1 }]);
  });

  it.each<Treatment>([502, 503, 504, 'dropped'])('a write that ends with %s is sent only once', async (bad) => {
    treatments = [bad];
    await expect(ask('write')).rejects.toMatchObject({ isOutage: true });
    expect(requests).toBe(1);
  });

  it('nothing is sent after many failures until the breaker allows an attempt', async () => {
    treatments = Array.from<Treatment>({ length: 8 }).fill(503);
    for (let time = 0; time < 8; time += 1) await expect(ask('write')).rejects.toThrow();
    await expect(ask('read')).rejects.toMatchObject({ isUnsent: true });
    expect([requests, log.errors().openBreakers]).toEqual([8, ['service']]);
    const answer = await eventually(() => ask('read').catch(() => undefined));
    expect([answer, requests, log.errors().openBreakers]).toEqual([{ cart: 'cart' }, 9, []]);
  });
});
