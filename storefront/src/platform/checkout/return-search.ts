/** What the payment page's address says about a payment: the return from a bank, or an error of the specification (shell §8). */
export interface ReturnSearch {
  readonly payment?: 'return';
  readonly redirectResult?: string;
  readonly error?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the known parameters of the payment page's address. */
export const parseReturnSearch = ({ payment, redirectResult, error }: Record<string, unknown>): ReturnSearch => ({
  ...(payment === 'return' ? { payment } : {}),
  ...(isText(redirectResult) ? { redirectResult } : {}),
  // The router reads other values in an address too, such as numbers.
  ...(error === undefined ? {} : { error: isText(error) ? error : 'payment-error' }),
});

/** Returns whether the address says something that the page must deal with before it shows the payment methods. */
export const isReturn = ({ payment, error }: ReturnSearch): boolean => Boolean(payment ?? error);
