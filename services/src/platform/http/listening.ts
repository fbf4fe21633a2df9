import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../env/env.js';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A machine without IPv6 has nobody who could come this way. */
const isWithoutIpv6 = ({ code }: NodeJS.ErrnoException): boolean => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

/** Hands connections to ::1 over to the server, which answers, drains and closes them like its own. */
function alsoOnIpv6(server: Server): Promise<void> {
  const port = portOf(server);
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  server.once('close', () => second.close());
  return new Promise((resolve, reject) => {
    second.once('error', (error: NodeJS.ErrnoException) => (isWithoutIpv6(error) ? resolve() : reject(error)));
    second.listen({ port, host: IPV6, ipv6Only: true }, resolve);
  });
}

/** Opens the port where the environment says: by itself on this machine alone, under both of its addresses. */
export async function listen(app: NestFastifyApplication, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  if (host !== 'localhost') return void (await app.listen(port, host));
  await app.listen(port, IPV4);
  await alsoOnIpv6(app.getHttpServer());
}
