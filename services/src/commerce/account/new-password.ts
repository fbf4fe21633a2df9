import { knownPasswordText } from '@manifold/domain/customer/known-password-text';
import { refuseKnownPassword } from '../../platform/auth/accounts/known-passwords.js';
import { CommunicatedFailure } from '../../platform/errors/communicated-failure.js';
import { brandNameOf, type Visit } from '../visit/index.js';

/** A new password with its field, and the customer's e-mail address if known. */
interface NewPassword {
  readonly field: string;
  readonly password: string;
  readonly email: string | undefined;
}

/** Refuses a commonly used password or one with the shop's name, with a message in the customer's language. */
export function refuseCommonPassword(
  visit: Pick<Visit, 'snapshot' | 'locale'>,
  { field, password, email }: NewPassword,
): void {
  try {
    refuseKnownPassword(field, password, { email, names: [brandNameOf(visit)] });
  } catch (error) {
    throw new CommunicatedFailure(error, knownPasswordText(visit.locale.slice(0, 2)));
  }
}
