import { afterEach, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import os from 'node:os';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startHost } from '../../storefront-host/testing/host.js';
import { listen } from './listening.js';

/** Addresses of this machine that others can reach. */
const OUTSIDE = Object.values(os.networkInterfaces())
  .flat()
  .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []));
const hasIpv6 = Object.values(os.networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');

let app: NestFastifyApplication;
afterEach(() => app.close());

async function listensOn(host: string): Promise<number> {
  ({ app } = await startHost());
  await listen(app, { host, port: 0 });
  const address = app.getHttpServer().address();
  return typeof address === 'object' && address ? address.port : 0;
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

describe('the shop listens', () => {
  it('only on this machine by default', async () => {
    const port = await listensOn('localhost');
    expect(await isOpen('127.0.0.1', port)).toBe(true);
    for (const address of OUTSIDE) expect([address, await isOpen(address, port)]).toEqual([address, false]);
  });

  it('on IPv4 and IPv6 of this machine, with the same answers', async () => {
    const port = await listensOn('localhost');
    if (!hasIpv6) return expect(await isOpen('::1', port)).toBe(false);
    const answer = await fetch(`http://[::1]:${port}/api/health/live`);
    return expect(await answer.json()).toEqual({ status: 'live' });
  });

  it('on every address if the environment says so', async () => {
    const port = await listensOn('0.0.0.0');
    for (const address of ['127.0.0.1', ...OUTSIDE])
      expect([address, await isOpen(address, port)]).toEqual([address, true]);
  });
});
