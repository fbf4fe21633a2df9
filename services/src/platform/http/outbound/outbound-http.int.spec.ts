import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Env } from '../../env/env.js';
import { DEPLOYMENT } from '../../env/testing/test-variables.js';
import { exchange } from './exchange.js';
import { guardedLookup } from './guarded-lookup.js';
import { OutboundHttp } from './outbound-http.js';
import { isPublicAddress } from './public-address.js';

const environment = (embedded: string) => Env.parse({ ...DEPLOYMENT, EMBEDDED: embedded });
const REQUEST = { timeoutMs: 10_000, maximumAnswerLength: 100 };

describe('a request to a configured target', () => {
  let server: Server;
  let port: number;
  let requestCount = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      requestCount += 1;
      response.end('here I am');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const deployment = new OutboundHttp(environment('false'));
  const embedded = new OutboundHttp(environment('true'));
  const refusal = (http: OutboundHttp, url: string) =>
    http.send(new URL(url), REQUEST).then(
      () => 'answered',
      (error: Error) => error.name,
    );

  it('reaches this machine from the embedded start, for its sandbox', async () => {
    const answer = await embedded.send(new URL(`http://127.0.0.1:${port}/`), REQUEST);
    expect(answer).toEqual({ status: 200, body: 'here I am' });
    expect((await embedded.send(new URL(`http://localhost:${port}/`), REQUEST)).status).toBe(200);
  });

  it('never reaches this machine or a private network from a deployment', async () => {
    const before = requestCount;
    const targets = [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://2130706433:${port}/`,
      `https://0x7f.1:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.5:8443/',
    ];
    for (const target of targets)
      expect([target, await refusal(deployment, target)]).toEqual([target, 'RefusedAddress']);
    expect(requestCount).toBe(before);
  });

  it('reaches no private network from the embedded start either', async () => {
    expect(await refusal(embedded, 'https://10.0.0.5/')).toBe('RefusedAddress');
    expect(await refusal(embedded, 'http://8.8.8.8/')).toBe('RefusedAddress');
  });

  it('goes to the checked address, even if the name resolves differently afterwards', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1'], ['93.184.215.14', '127.0.0.1']];
    const resolved: string[][] = [];
    const lookup = guardedLookup(isPublicAddress, (_host, _options, callback) => {
      const addresses = answers[resolved.length] ?? [];
      resolved.push(addresses);
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    });
    const lookUp = () =>
      new Promise((resolve) =>
        lookup('rebinding.example', { all: true }, (error, found) => resolve(error?.name ?? found)),
      );
    expect(await lookUp()).toEqual([{ address: '93.184.215.14', family: 4 }]);
    expect(await lookUp()).toBe('RefusedAddress');
    expect(await lookUp()).toBe('RefusedAddress');
  });

  it('uses the guarded lookup when it connects', async () => {
    const before = requestCount;
    const lookup = guardedLookup(isPublicAddress, (_host, _options, callback) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    const sent = exchange(new URL(`http://rebinding.example:${port}/`), REQUEST, { lookup });
    await expect(sent).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(requestCount).toBe(before);
  });

  it('fails if the answer is too long', async () => {
    const sent = embedded.send(new URL(`http://127.0.0.1:${port}/`), { ...REQUEST, maximumAnswerLength: 3 });
    await expect(sent).rejects.toThrow('too long');
  });
});
