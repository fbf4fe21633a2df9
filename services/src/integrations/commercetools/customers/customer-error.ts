import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { BackendFailure, shopErrorOf } from '../connection/backend-failure.js';

const UNAUTHORISED = [401, 403];

/** What the backend refuses by a code of its own, and which field of the request is to blame. */
const FIELDS: Readonly<Record<string, { readonly field: string; readonly reason: string }>> = {
  DuplicateField: { field: 'email', reason: 'email-taken' },
  InvalidCurrentPassword: { field: 'currentPassword', reason: 'wrong-password' },
  ExpiredCustomerPasswordToken: { field: 'tokenValue', reason: 'token-expired' },
  ExpiredCustomerEmailToken: { field: 'tokenValue', reason: 'token-expired' },
};

/** A failure about accounts in the shop's words: it knows that who is refused is the shopper, and which field is wrong. */
export function customerError(error: unknown): unknown {
  if (!(error instanceof BackendFailure)) return error;
  if (error.isOutage) return shopErrorOf(error);
  if (UNAUTHORISED.includes(error.statusCode) || error.backendCode === 'insufficient_scope')
    return new ShopError('not-signed-in', { cause: error });
  if (error.backendCode === 'InvalidCredentials') return new ShopError('sign-in-failed', { cause: error });
  const blamed = FIELDS[error.backendCode ?? ''];
  return blamed ? new ShopError('invalid-input', { fields: [blamed], cause: error }) : shopErrorOf(error);
}
