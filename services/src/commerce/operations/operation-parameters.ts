import type { OperationDefinition } from '@manifold/domain/commerce-api/operation';
import { bodyParameters, unwrapParameters } from '@manifold/domain/commerce-api/unwrap-parameters';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type * as z from 'zod/mini';

/** Returns the parameters of a body, including a query name beside them. Refuses another structure. */
export function operationParameters(body: unknown): unknown {
  const read = bodyParameters(body);
  if (read.error) throw new ShopError('invalid-input', { fields: [read.error] });
  return read.parameters;
}

type Requested = Pick<OperationDefinition<z.ZodMiniType, z.ZodMiniType>, 'request' | 'takesDraft'>;

/** Parses an operation's request from parameters in our form or in the specification's. Refuses unknown fields. */
export function parsedRequest({ request, takesDraft }: Requested, parameters: unknown, storeKey: string): unknown {
  const unwrapped = unwrapParameters(parameters, storeKey, takesDraft);
  if (unwrapped.error) throw new ShopError('invalid-input', { fields: [unwrapped.error] });
  return request.parse(unwrapped.parameters);
}
