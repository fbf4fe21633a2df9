import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Returns whether a request comes from a button of the sandbox's page; programs send JSON. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Refuses changes that pages of other sites request. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, reply, next) => {
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'GET' || site === undefined || site === 'same-origin' || site === 'none') return next();
    return void reply.code(403).send({ message: 'Only the sandbox’s own page may do this.' });
  });
}
