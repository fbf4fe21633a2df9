import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sdkHttpClient } from './sdk-http-client.js';

const CART = JSON.stringify({ label: 'Miešačka, piły i młoty — 12 €', lines: 'x'.repeat(100_000) });

let answerWith: RequestListener;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, answer) => {
    request.resume();
    request.once('end', () => answerWith(request, answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/carts`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const REQUEST = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };

const send = (signal = new AbortController().signal) => sdkHttpClient(signal)(url, REQUEST);

describe('an answer of the commerce backend', () => {
  it('is read as it was sent, plain or compressed', async () => {
    answerWith = (_request, answer) => answer.end(CART);
    expect(await (await send()).text()).toBe(CART);
    answerWith = (_request, answer) => answer.writeHead(409, { 'content-encoding': 'gzip' }).end(gzipSync(CART));
    const zipped = await send();
    expect([zipped.status, await zipped.text()]).toEqual([409, CART]);
  });

  it.each([
    ['is cut off', {}, CART.slice(0, 1000)],
    ['is cut off while compressed', { 'content-encoding': 'gzip' }, gzipSync(CART).subarray(0, 100)],
    ['is not compressed although its header says so', { 'content-encoding': 'gzip' }, 'plain'],
  ])('fails if it %s', async (_how, headers, part) => {
    answerWith = (request, answer) => {
      answer.writeHead(200, headers);
      answer.write(part, () => request.socket.destroy());
    };
    await expect(send()).rejects.toThrow();
  });

  it('is aborted when nobody waits for it any more, even after its headers arrived', async () => {
    const waiting = new AbortController();
    answerWith = (_request, answer) => {
      answer.writeHead(200);
      answer.write('{"data"', () => waiting.abort());
    };
    await expect(send(waiting.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
