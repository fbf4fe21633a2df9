import type { ZodError } from 'zod';

type ErrorType = 'validation' | 'security' | 'internal' | 'configuration';

interface ErrorBody {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
  readonly errorType: ErrorType;
}

/** A refusal in the provider's form. */
export class ProviderError extends Error {
  constructor(readonly body: ErrorBody) {
    super(body.message);
  }
}

const UNPROCESSABLE = 422;

export const invalid = (errorCode: string, message: string): ProviderError =>
  new ProviderError({ status: UNPROCESSABLE, errorCode, message, errorType: 'validation' });

export const unauthorized = (): ProviderError =>
  new ProviderError({
    status: 401,
    errorCode: '000',
    message: 'HTTP Status Response - Unauthorized',
    errorType: 'security',
  });

export const invalidMerchantAccount = (): ProviderError =>
  new ProviderError({ status: 403, errorCode: '901', message: 'Invalid Merchant Account', errorType: 'security' });

/** Both a key that was used for another request and a result that was submitted before. */
export const alreadyProcessed = (): ProviderError => invalid('704', 'request already processed or in progress');

export const unavailable = (): ProviderError =>
  new ProviderError({
    status: 500,
    errorCode: '905',
    message: 'Payment details are not supported',
    errorType: 'internal',
  });

/** The provider's own codes of missing or wrong fields; others get the code of a malformed structure. */
const CODES: Readonly<Record<string, readonly [code: string, message: string]>> = {
  amount: ['100', 'No amount specified'],
  'amount.value': ['137', 'Invalid amount specified'],
  'amount.currency': ['138', 'Currency code is not supported'],
  merchantAccount: ['901', 'Invalid Merchant Account'],
  reference: ['130', 'Reference Missing'],
  returnUrl: ['14_030', 'Return URL is missing.'],
};
const MALFORMED = '702';

/** Returns the refusal of a request that does not have the form of `structure`. */
export function malformed(structure: string, error: ZodError): ProviderError {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const fields = issue.keys.join(', ');
    return invalid(MALFORMED, `Structure of ${structure} contains the following unknown fields: [${fields}]`);
  }
  const path = issue?.path.join('.') ?? '';
  const [code, message] = CODES[path] ?? [MALFORMED, `Field '${path}' is not valid.`];
  return invalid(code, message);
}

/** Returns an error of the HTTP framework in the provider's form; undefined for faults of the sandbox. */
export function asProviderError(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  const message = error instanceof Error ? error.message : String(error);
  return new ProviderError({ status, errorCode: MALFORMED, message, errorType: 'validation' });
}
