import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { BackendFailure, shopErrorOf } from '../connection/backend-failure.js';

const UNAUTHORISED = [401, 403];

/** The field of the request that each code of the backend concerns. */
const FIELDS: Readonly<Record<string, { readonly field: string; readonly reason: string }>> = {
  DuplicateField: { field: 'email', reason: 'email-taken' },
  InvalidCurrentPassword: { field: 'currentPassword', reason: 'wrong-password' },
  ExpiredCustomerPasswordToken: { field: 'tokenValue', reason: 'token-expired' },
  ExpiredCustomerEmailToken: { field: 'tokenValue', reason: 'token-expired' },
};

/** Converts a failure of an account operation: a refused token is the shopper's, and some codes concern a field. */
export function customerError(error: unknown): unknown {
  if (!(error instanceof BackendFailure)) return error;
  if (error.isOutage) return shopErrorOf(error);
  if (UNAUTHORISED.includes(error.statusCode) || error.backendCode === 'insufficient_scope')
    return new ShopError('not-signed-in', { cause: error });
  if (error.backendCode === 'InvalidCredentials') return new ShopError('sign-in-failed', { cause: error });
  const blamed = FIELDS[error.backendCode ?? ''];
  return blamed ? new ShopError('invalid-input', { fields: [blamed], cause: error }) : shopErrorOf(error);
}
