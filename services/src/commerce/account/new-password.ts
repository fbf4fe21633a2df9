import { knownPasswordText } from '@manifold/domain/customer/known-password-text';
import { refuseKnownPassword } from '../../platform/auth/accounts/known-passwords.js';
import { CommunicatedFailure } from '../../platform/errors/communicated-failure.js';
import { brandNameOf, type Visit } from '../visit/index.js';

/** A password that a customer chooses, the field that it came in, and whose it is, if that is known. */
interface NewPassword {
  readonly field: string;
  readonly password: string;
  readonly email: string | undefined;
}

/** Refuses a password that is guessed first, the shop's own name included; the customer is told so in their language. */
export function requireUnknownPassword(
  visit: Pick<Visit, 'snapshot' | 'locale'>,
  { field, password, email }: NewPassword,
): void {
  try {
    refuseKnownPassword(field, password, { email, names: [brandNameOf(visit)] });
  } catch (error) {
    throw new CommunicatedFailure(error, knownPasswordText(visit.locale.slice(0, 2)));
  }
}
