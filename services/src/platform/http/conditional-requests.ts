import type { IncomingHttpHeaders } from 'node:http';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Returns whether the client already has the version with this entity tag (`If-None-Match`, RFC 9110 13.1.2). The header may
 * hold one tag, a list of tags, weak tags (from a compressing proxy) or `*` for every version.
 */
export function isUnchanged({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  return known !== undefined && (known.includes(etag) || known.trim() === '*');
}

/** Injects the version from the header `If-Match`, which the editor saw. Throws `invalid-input` without one. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['if-match'] ?? '';
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalidField('If-Match', 'a version');
  return Number(version);
});
