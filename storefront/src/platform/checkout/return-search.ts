import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';

/** The parameters of the payment page about a payment: the return from a bank, or an error of the specification (shell §8). */
export interface ReturnSearch {
  readonly payment?: 'return';
  /** The id of the payment that the shopper returns from. Addresses of older payments have none. */
  readonly attempt?: string;
  readonly redirectResult?: string;
  readonly error?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A pattern instead of a schema, because the addresses of pages are read before anything else is loaded. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Returns the known parameters of the payment page's address. */
export const parseReturnSearch = ({
  payment,
  attempt,
  redirectResult,
  error,
}: Record<string, unknown>): ReturnSearch => ({
  ...(payment === 'return' ? { payment } : {}),
  // Otherwise the server would refuse the whole request, and the shopper's result would be lost.
  ...(isText(attempt) && UUID.test(attempt) ? { attempt } : {}),
  ...(isText(redirectResult) ? { redirectResult } : {}),
  // The router reads other values in an address too, such as numbers.
  ...(error === undefined ? {} : { error: isText(error) ? error : 'payment-error' }),
});

/** Returns whether the page must handle parameters of its address before it shows the payment methods. */
export const needsReturnHandling = ({ payment, error }: ReturnSearch): boolean => Boolean(payment ?? error);

/** Returns the request that continues the payment of an address; undefined if the shopper returned without a result. */
export const continuationOf = ({
  attempt,
  redirectResult,
}: ReturnSearch): CommerceRequest<'continueOnlinePayment'> | undefined =>
  redirectResult === undefined
    ? undefined
    : { ...(attempt === undefined ? {} : { attemptId: attempt }), details: { redirectResult } };
