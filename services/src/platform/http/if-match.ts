import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Injects the version from the header `If-Match`, which the editor saw. Throws `invalid-input` without one. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'] ?? '';
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw new ShopError('invalid-input', { fields: [{ field: 'If-Match', reason: 'a version' }] });
  return Number(version);
});
