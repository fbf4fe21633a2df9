import type * as z from 'zod/mini';

/** An operation of `POST /api/commerce/{name}`: what it takes and what it gives under `data`. Store and locale come from host and `x-locale`. */
export interface OperationDefinition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
  /** Whether its parameters may also come as `{ draft: … }` (spec core §7). */
  readonly takesDraft?: boolean;
  /** Other names of the operation (spec core §7). */
  readonly aliases?: readonly string[];
  /** The name under which it can be asked for by GET as well, its parameters in the address. */
  readonly getAs?: string;
  /** What the shopper is told of a failure that has no words of its own. */
  readonly communicate?: string;
}

/** Gives an operation the types of what it takes and gives. */
export function operation<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: OperationDefinition<Request, Response>,
) {
  return definition;
}

interface Named {
  readonly getAs?: string;
  readonly aliases?: readonly string[];
}

/** The operation of this name or alias; undefined if there is none. */
export function operationByName<Name extends string>(
  operations: Readonly<Record<Name, Named>>,
  asked: string,
): Name | undefined {
  const names = Object.keys(operations) as Name[];
  return names.find((name) => name === asked || operations[name].aliases?.includes(asked));
}

/** The name of the operation that is asked for by GET under this one; undefined where there is none. */
export const operationByGet = <Name extends string>(
  operations: Readonly<Record<Name, Named>>,
  getAs: string,
): Name | undefined => (Object.keys(operations) as Name[]).find((name) => operations[name].getAs === getAs);
