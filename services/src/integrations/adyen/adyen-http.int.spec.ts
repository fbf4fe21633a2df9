import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckoutAPI, Client, Config, EnvironmentEnum } from './library/adyen-library.js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  API_KEY,
  cardRequest,
  TestProvider,
} from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { AdyenHttpClient } from './adyen-http.client.js';
import { failedCall } from './failed-call.js';

const LONG_MS = 30_000;
const SHORT_MS = 100;

const closers: (() => void | Promise<void>)[] = [];
let provider: TestProvider;

beforeAll(async () => {
  provider = await TestProvider.start();
});
afterAll(async () => {
  for (const close of closers) await close();
  await provider.close();
});

function paymentsAt(origin: string, timeoutMs = LONG_MS) {
  const http = new AdyenHttpClient({ origin, timeoutMs });
  closers.push(() => http.close());
  const config = new Config({ apiKey: API_KEY, environment: EnvironmentEnum.TEST });
  return new CheckoutAPI(new Client(config, http)).PaymentsApi;
}

async function serve(answer: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () => server.closeAllConnections(),
    () => void server.close(),
  );
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const failureOf = async (call: Promise<unknown>) => {
  const failed = await call.then(
    () => undefined,
    (error: unknown) => failedCall(error),
  );
  return failed?.kind;
};

describe('the connection to the payment provider', () => {
  it('creates a payment once, even if the answer was lost', async () => {
    const request = cardRequest('4000000000000119');
    const idempotencyKey = randomUUID();
    const payments = paymentsAt(provider.url);
    expect(await failureOf(payments.payments(request, { idempotencyKey }))).toBe('unknown');
    expect(await payments.payments(request, { idempotencyKey })).toMatchObject({ resultCode: 'Authorised' });
    const made = (await provider.payments()).filter(({ merchantReference }) => merchantReference === request.reference);
    expect(made).toHaveLength(1);
  });

  it('knows a refusal of the provider', async () => {
    const payments = paymentsAt(provider.url);
    expect(await failureOf(payments.payments({ ...cardRequest('4111111111111111'), reference: '' }))).toBe('refused');
  });

  it('gives up when the answer does not come, or its body does not', async () => {
    const { origin: silent } = await serve(() => undefined);
    const { origin: halfway } = await serve((_request, response) => void response.writeHead(200).write('{'));
    for (const origin of [silent, halfway])
      expect(await failureOf(paymentsAt(origin, SHORT_MS).payments(cardRequest('4111111111111111')))).toBe('unknown');
  });

  it('reports an unknown result if no server or another one answers', async () => {
    const { origin: other } = await serve((_request, response) => void response.writeHead(404).end('<h1>No</h1>'));
    for (const origin of ['http://127.0.0.1:9', other])
      expect(await failureOf(paymentsAt(origin).payments(cardRequest('4111111111111111')))).toBe('unknown');
  });

  it('keeps its connections open between payments', async () => {
    const { origin, server } = await serve((_request, response) => void response.end('{}'));
    let connections = 0;
    server.on('connection', () => (connections += 1));
    const payments = paymentsAt(origin);
    for (let count = 0; count < 3; count += 1) await payments.payments(cardRequest('4111111111111111'));
    expect(connections).toBe(1);
  });
});
