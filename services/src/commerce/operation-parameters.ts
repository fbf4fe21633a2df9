import type { OperationDefinition } from '@manifold/domain/commerce-api/operation';
import { unwrapParameters } from '@manifold/domain/commerce-api/unwrap-parameters';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type * as z from 'zod/mini';

/** A body is a parameter object or an array whose first element is one (spec core §7); named queries beside it are ours to choose. */
export const operationParameters = (body: unknown): unknown =>
  (Array.isArray(body) ? (body[0] as unknown) : body) ?? {};

type Requested = Pick<OperationDefinition<z.ZodMiniType, z.ZodMiniType>, 'request' | 'takesDraft'>;

/** An operation's request out of its parameters, in our form or in the specification's. Refuses what does not belong into it. */
export function parsedRequest({ request, takesDraft }: Requested, parameters: unknown, storeKey: string): unknown {
  const unwrapped = unwrapParameters(parameters, storeKey, takesDraft);
  if (unwrapped.error) throw new ShopError('invalid-input', { fields: [unwrapped.error] });
  return request.parse(unwrapped.parameters);
}
