import type { OperationDefinition } from '@manifold/domain/commerce-api/operation';
import { bodyParameters, unwrapParameters } from '@manifold/domain/commerce-api/unwrap-parameters';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type * as z from 'zod/mini';

/** The parameters of a body; a query that is named beside them is one of them. Refuses a body of another form. */
export function operationParameters(body: unknown): unknown {
  const read = bodyParameters(body);
  if (read.error) throw new ShopError('invalid-input', { fields: [read.error] });
  return read.parameters;
}

type Requested = Pick<OperationDefinition<z.ZodMiniType, z.ZodMiniType>, 'request' | 'takesDraft'>;

/** An operation's request out of its parameters, in our form or in the specification's. Refuses what does not belong into it. */
export function parsedRequest({ request, takesDraft }: Requested, parameters: unknown, storeKey: string): unknown {
  const unwrapped = unwrapParameters(parameters, storeKey, takesDraft);
  if (unwrapped.error) throw new ShopError('invalid-input', { fields: [unwrapped.error] });
  return request.parse(unwrapped.parameters);
}
