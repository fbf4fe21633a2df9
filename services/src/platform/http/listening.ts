import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Env } from '../env/env.js';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Returns whether the machine has no IPv6, so that clients could not connect by it. */
const isWithoutIpv6 = ({ code }: NodeJS.ErrnoException): boolean => code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';

/** Listens on ::1 too and passes the connections to the server, which answers, drains and closes them like its own. */
function listenOnIpv6(server: Server): Promise<void> {
  const port = portOf(server);
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
  server.once('close', () => second.close());
  return new Promise((resolve, reject) => {
    second.once('error', (error: NodeJS.ErrnoException) => (isWithoutIpv6(error) ? resolve() : reject(error)));
    second.listen({ port, host: IPV6, ipv6Only: true }, resolve);
  });
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Opens the port of a server outside of Nest, on the same addresses as `listen`. */
export async function listenWith(server: Server, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  if (host !== 'localhost') return listenOn(server, port, host);
  await listenOn(server, port, IPV4);
  await listenOnIpv6(server);
}

/** Opens the port on the configured host. `localhost` means both loopback addresses, IPv4 and IPv6. */
export async function listen(app: NestFastifyApplication, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  if (host !== 'localhost') return void (await app.listen(port, host));
  await app.listen(port, IPV4);
  await listenOnIpv6(app.getHttpServer());
}
