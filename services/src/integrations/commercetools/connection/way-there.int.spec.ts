import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deadlines } from '../../../platform/deadlines/deadlines.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { eventually } from '../../../commerce/testing/eventually.js';
import { BackendLog } from './backend-log.js';
import { BackendWays } from './backend-ways.js';
import { CommercetoolsClient, type CallKind } from './commercetools.client.js';
import { ServiceTokens } from './service-tokens.js';
import { TokenEndpoint } from './token-endpoint.js';

/** How the way to the backend treats one request: passes it, answers for the backend, or drops the connection. */
type Treatment = 'passed' | 'dropped' | 502 | 503 | 504;

let way: Server;
let treatments: Treatment[] = [];
let asked = 0;
let client: CommercetoolsClient;
let log: BackendLog;

beforeAll(async () => {
  way = createServer((request, answer) => {
    request.resume();
    if (request.url?.startsWith('/oauth')) {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
      return;
    }
    asked += 1;
    const treatment = treatments.shift() ?? 'passed';
    if (treatment === 'dropped') return void request.socket.destroy();
    const isJson = treatment === 'passed';
    answer.writeHead(isJson ? 200 : treatment, { 'content-type': isJson ? 'application/json' : 'text/html' });
    answer.end(isJson ? '{"data":{"cart":"cart"}}' : '<h1>gateway</h1>');
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
});

afterAll(() => {
  way.close();
});

beforeEach(() => {
  asked = 0;
  treatments = [];
  const url = `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
  const credentials = { clientId: 'id', clientSecret: 'secret' };
  const settings = {
    projectKey: 'manifold',
    apiUrl: url,
    authUrl: url,
    service: credentials,
    storefront: credentials,
    deadlines: deadlines().backend,
  };
  const ways = new BackendWays();
  log = new BackendLog(ways, createLogger('silent'));
  const tokens = new ServiceTokens(settings, new TokenEndpoint(settings, ways, log));
  client = new CommercetoolsClient(settings, tokens, ways, log);
});

const ask = (kind: CallKind) =>
  client.graphql<{ cart: string }>('service', { name: 'getCart', text: 'query getCart { cart }' }, {}, kind);

describe('on a bad way to the commerce backend', () => {
  it.each<[Treatment, Treatment]>([
    [502, 503],
    [504, 'dropped'],
    ['dropped', 502],
  ])('a read gets through where two tries ended with %s and %s', async (...bad) => {
    treatments = [...bad];
    expect(await ask('read')).toEqual({ cart: 'cart' });
    expect(asked).toBe(3);
    expect(log.errors().errors).toEqual([]);
  });

  it('a read that fails three times is kept as the error of its operation', async () => {
    treatments = [503, 503, 503];
    await expect(ask('read')).rejects.toThrow(/^An error occurred during request to graphql getCart: /);
    expect(log.errors().errors).toMatchObject([{ operation: 'graphql getCart', isOutage: true, count: 1 }]);
  });

  it.each<Treatment>([502, 503, 504, 'dropped'])('a write is sent once where it ends with %s', async (bad) => {
    treatments = [bad];
    await expect(ask('write')).rejects.toMatchObject({ isOutage: true });
    expect(asked).toBe(1);
  });

  it('nothing more is sent after many failures, until one is tried again', async () => {
    treatments = Array.from<Treatment>({ length: 8 }).fill(503);
    for (let time = 0; time < 8; time += 1) await expect(ask('write')).rejects.toThrow();
    await expect(ask('read')).rejects.toMatchObject({ isUnsent: true });
    expect([asked, log.errors().closed]).toEqual([8, ['service']]);
    const answer = await eventually(() => ask('read').catch(() => undefined));
    expect([answer, asked, log.errors().closed]).toEqual([{ cart: 'cart' }, 9, []]);
  });
});
