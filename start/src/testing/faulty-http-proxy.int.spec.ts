import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FaultyHttpProxy, GARBAGE } from './faulty-http-proxy.js';

let target: Server;
let proxy: FaultyHttpProxy;

beforeAll(async () => {
  target = createServer((request, answer) => request.pipe(answer)).listen(0, '127.0.0.1');
  await once(target, 'listening');
  proxy = await FaultyHttpProxy.startBefore(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await proxy.close();
  target.close();
  target.closeAllConnections();
});

beforeEach(() => {
  proxy.heal();
});

const ask = (path = '/', signal?: AbortSignal): Promise<Response> =>
  fetch(`${proxy.url}${path}`, { method: 'POST', body: 'cart', ...(signal && { signal }) });

describe('a proxy in front of the commerce backend', () => {
  it('passes requests on without a fault', async () => {
    expect(await (await ask()).text()).toBe('cart');
    proxy.fail({ kind: 'delay', milliseconds: 1 });
    expect(await (await ask()).text()).toBe('cart');
  });

  it('cuts the connection', async () => {
    proxy.fail({ kind: 'cut' });
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  it('hangs, with headers or without, until the client gives up', async () => {
    proxy.fail({ kind: 'hang' });
    await expect(ask('/', AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
    proxy.fail({ kind: 'half-open' });
    const controller = new AbortController();
    const answer = await ask('/', controller.signal);
    controller.abort();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each(Object.keys(GARBAGE) as (keyof typeof GARBAGE)[])('answers with %s', async (name) => {
    proxy.fail(GARBAGE[name]);
    expect(await (await ask()).text()).toBe(GARBAGE[name].body);
  });

  it('answers a fifth of the selected requests with 503', async () => {
    proxy.fail({ kind: 'errors', share: 0.2 }, ({ url }) => url !== '/spared');
    const statuses: number[] = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await ask()).status, (await ask('/spared')).status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });
});
