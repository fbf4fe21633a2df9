import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FaultyHttpProxy, GARBAGE, type HttpFault } from '../../../../../start/src/testing/faulty-http-proxy.js';
import { deadlines } from '../../../platform/deadlines/deadlines.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { withRequestScope } from '../../../platform/logging/request-scope.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { BackendLog } from './backend-log.js';
import { BackendConnections } from './backend-connections.js';
import { withShopErrors } from './backend-failure.js';
import { CommercetoolsClient } from './commercetools.client.js';
import { ServiceTokens } from './service-tokens.js';
import { TokenEndpoint } from './token-endpoint.js';

const TOKEN = { access_token: 'token', expires_in: 3600, scope: '' };
const ANSWER = { data: { me: { activeCart: null } }, id: 'order-1', version: 1 };

let backend: Server;
let proxy: FaultyHttpProxy;
let client: CommercetoolsClient;
let connections: BackendConnections;

beforeAll(async () => {
  backend = createServer((request, answer) => {
    request.resume();
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(request.url?.startsWith('/oauth') ? TOKEN : ANSWER));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  proxy = await FaultyHttpProxy.startBefore(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await proxy.close();
  backend.close();
  backend.closeAllConnections();
});

beforeEach(() => {
  proxy.heal();
  const credentials = { clientId: 'id', clientSecret: 'secret' };
  const settings = {
    projectKey: 'manifold',
    apiUrl: proxy.url,
    authUrl: proxy.url,
    service: credentials,
    storefront: credentials,
    deadlines: deadlines(0.3).backend,
  };
  connections = new BackendConnections();
  const log = new BackendLog(connections, createLogger('silent'));
  client = new CommercetoolsClient(
    settings,
    new ServiceTokens(settings, new TokenEndpoint(settings, connections, log)),
    connections,
    log,
  );
});

const getMe = () =>
  client.graphqlAs<object>('shopper', { name: 'getMe', text: 'query getMe { me { id } }' }, {}, 'read');
const placeOrder = () =>
  client.rest<object>('POST /orders', 'write', (project) =>
    project.orders().post({ body: { version: 1, cart: { typeId: 'cart', id: 'cart-1' } } }),
  );

const failureOf = (call: () => Promise<unknown>): Promise<unknown> =>
  call().then(
    (answer) => ({ answered: answer }),
    (error: unknown) => error,
  );

const FAULTS: readonly (readonly [string, HttpFault])[] = [
  ['drops connections', { kind: 'cut' }],
  ['never answers', { kind: 'hang' }],
  ['sends headers and then nothing', { kind: 'half-open' }],
  [
    'is behind a gateway that says 502',
    { kind: 'answer', status: 502, body: '<h1>Bad Gateway</h1>', type: 'text/html' },
  ],
  ['answers 500', { kind: 'answer', status: 500, body: '{"statusCode":500,"message":"Oops","errors":[]}' }],
  ['answers 429', { kind: 'answer', status: 429, body: '{"statusCode":429,"message":"Slow down","errors":[]}' }],
  ['refuses our API client', { kind: 'answer', status: 403, body: '{"statusCode":403,"message":"No"}' }],
  ...Object.entries(GARBAGE).map(([name, fault]) => [`answers with ${name}`, fault] as const),
];

describe('a commerce backend that', () => {
  it.each(FAULTS)('%s is an outage for reads and for orders, and both calls end', async (_what, fault) => {
    await getMe();
    await placeOrder();
    proxy.fail(fault, ({ url }) => url?.startsWith('/oauth') === false);
    for (const call of [getMe, placeOrder])
      expect(await failureOf(() => withShopErrors(call))).toMatchObject({ code: 'backend-unavailable' });
  });

  it.each(FAULTS)('%s for tokens is an outage', async (_what, fault) => {
    proxy.fail(fault, ({ url }) => url?.startsWith('/oauth') === true);
    expect(await failureOf(placeOrder)).toMatchObject({ isOutage: true });
  });

  it('stalled for 80 shoppers serves the next one as soon as it recovers', async () => {
    await getMe();
    proxy.fail({ kind: 'half-open' });
    const stalled = await Promise.all(Array.from({ length: 80 }, () => failureOf(getMe)));
    for (const failure of stalled) expect(failure).toMatchObject({ isOutage: true });
    proxy.heal();
    expect(connections.status().connections.every(({ underWay, waiting }) => underWay === 0 && waiting === 0)).toBe(
      true,
    );
    // The breaker allows one attempt after its pause.
    expect(await eventually(() => getMe().catch(() => undefined))).toEqual(ANSWER.data);
  });

  it('hangs is abandoned when the shopper’s request ends', async () => {
    proxy.fail({ kind: 'hang' });
    const request = new AbortController();
    const scope = { requestId: 'request-1', address: '', signal: request.signal };
    const failure = withRequestScope(scope, () => failureOf(getMe));
    request.abort(new Error('the request is over'));
    expect(await failure).toMatchObject({ isOutage: true });
  });
});
