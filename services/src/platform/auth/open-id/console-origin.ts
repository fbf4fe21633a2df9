import type { FastifyRequest } from 'fastify';

/** The console as the browser sees it: the host has been checked before, proxies say the protocol as far as they may. */
export function consoleOrigin({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>): string {
  return `${protocol}://${headers.host ?? ''}`;
}
