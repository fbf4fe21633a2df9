import { knownPasswordText } from '@manifold/domain/customer/known-password-text';
import { refuseKnownPassword } from '../../platform/auth/accounts/known-passwords.js';
import { CommunicatedFailure } from '../../platform/errors/communicated-failure.js';
import { brandNameOf, type Visit } from '../visit/index.js';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';

/** A new password with its field, and the customer's e-mail address if known. */
interface NewPassword {
  readonly field: string;
  readonly password: string;
  readonly email: string | undefined;
}

/** Refuses a commonly used password or one with the shop's name, with a message in the customer's language. */
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

/** Returns a VAT number cleaned by the rules of the store's country. Refuses another format. Returns null and undefined unchanged. */
export function checkedVatId({ snapshot }: Visit, typed: string | null | undefined): string | null | undefined {
  if (typed === undefined || typed === null) return typed;
  const format = snapshot.document.sections['vat-number'];
  if (!hasVatNumberForm(typed, format))
    throw new ShopError('invalid-input', { fields: [{ field: 'vatId', reason: 'vat-number' }] });
  return cleanVatNumber(typed, format);
}
