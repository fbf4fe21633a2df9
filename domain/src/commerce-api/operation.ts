import type * as z from 'zod/mini';

/**
 * An operation of `POST /api/commerce/{name}`: schemas of its request and of `data` in its response. Store and locale
 * come from the host and `x-locale`.
 */
export interface OperationDefinition<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly summary: string;
  readonly request: Request;
  readonly response: Response;
  /** Whether parameters may be wrapped in `{ draft: … }` (spec core §7). */
  readonly takesDraft?: boolean;
  /** Other names of the operation (spec core §7). */
  readonly aliases?: readonly string[];
  /** Name under which the operation is also available by GET, with parameters in the URL. */
  readonly getAs?: string;
  /** File name of the answer, for browsers that open it directly. */
  readonly attachment?: string;
  /** Default message to the shopper if the operation fails. */
  readonly communicate?: string;
}

/** Declares an operation with inferred types. */
export function operation<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: OperationDefinition<Request, Response>,
) {
  return definition;
}

interface Named {
  readonly attachment?: string;
  readonly getAs?: string;
  readonly aliases?: readonly string[];
}

/** Returns the operation with this name or alias, or undefined. */
export function operationByName<Name extends string>(
  operations: Readonly<Record<Name, Named>>,
  requested: string,
): Name | undefined {
  const names = Object.keys(operations) as Name[];
  return names.find((name) => name === requested || operations[name].aliases?.includes(requested));
}

/** Returns the operation that is available by GET under this name, or undefined. */
export const operationByGet = <Name extends string>(
  operations: Readonly<Record<Name, Named>>,
  getAs: string,
): Name | undefined => (Object.keys(operations) as Name[]).find((name) => operations[name].getAs === getAs);
