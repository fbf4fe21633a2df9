import type * as z from 'zod/mini';

/** An operation of `POST /api/commerce/{name}`: what it takes and what it gives under `data`. Store and locale come from host and `x-locale`. */
export function operation<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(definition: {
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
}) {
  return definition;
}
