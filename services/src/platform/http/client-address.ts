import type { IncomingMessage } from 'node:http';

/**
 * Returns the network address of the sender of a request outside of Fastify's router: the connection's own, or the one that the
 * trusted proxies report, as Fastify does with `trustProxy`.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, hops: number): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const reported = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const chain = [own, ...reported.reverse()];
  return chain[Math.min(hops, chain.length - 1)] ?? own;
}
