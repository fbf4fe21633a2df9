import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FaultyTcpProxy } from './faulty-tcp-proxy.js';

let target: Server;
let targetUrl: string;
let proxy: FaultyTcpProxy;
const clients: Socket[] = [];

beforeAll(async () => {
  target = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => socket.write(`you said ${bytes.toString()}`));
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  targetUrl = `postgres://user:secret@127.0.0.1:${(target.address() as AddressInfo).port}/shop`;
  proxy = await FaultyTcpProxy.startBefore(targetUrl);
});

afterEach(() => {
  proxy.heal();
  for (const client of clients.splice(0)) client.destroy();
});

afterAll(async () => {
  await proxy.close();
  target.close();
});

async function client(): Promise<Socket> {
  const socket = connect(Number(new URL(proxy.proxiedUrl(targetUrl)).port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function receive(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString('latin1');
}

describe('a proxy in front of Postgres', () => {
  it('keeps user, password and database of the address', () => {
    expect(proxy.proxiedUrl(targetUrl)).toMatch(/^postgres:\/\/user:secret@127\.0\.0\.1:\d+\/shop$/);
  });

  it('passes bytes on without a fault', async () => {
    const socket = await client();
    socket.write('hello');
    expect(await receive(socket)).toBe('you said hello');
    proxy.fail({ kind: 'delay', milliseconds: 1 });
    socket.write('later');
    expect(await receive(socket)).toBe('you said later');
  });

  it('cuts open and new connections', async () => {
    const socket = await client();
    proxy.fail({ kind: 'cut' });
    await once(socket, 'close');
    await once(await client(), 'close');
    expect(proxy.connections).toBe(0);
  });

  it('hangs, and passes the held bytes on when it is healed', async () => {
    const socket = await client();
    proxy.fail({ kind: 'hang' });
    socket.write('hello');
    const received = receive(socket);
    const early = await Promise.race([received, new Promise((resolve) => setImmediate(resolve, 'nothing yet'))]);
    expect(early).toBe('nothing yet');
    proxy.heal();
    // Bytes that had not reached the proxy yet are passed on as well.
    expect(await received).toBe('you said hello');
  });

  it('answers with garbage', async () => {
    const socket = await client();
    proxy.fail({ kind: 'garbage' });
    socket.write('hello');
    expect(await receive(socket)).toContain('what?');
  });

  it('drops every third connection or message', async () => {
    proxy.fail({ kind: 'errors', share: 1 / 3 });
    const first = await client();
    first.write('hello');
    expect(await receive(first)).toBe('you said hello');
    first.write('dropped');
    await once(first, 'close');
    await client();
    await client();
    await once(await client(), 'close');
  });
});
