import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { isKnownPassword, type GuessableWords } from '@manifold/domain/staff/known-password';
import { dictionary } from '@zxcvbn-ts/language-common';

const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
const PRODUCT = 'manifold';

/** Refuses a new password that is among those that are guessed first, with `password-known` at the field. No lookup leaves the process. */
export function refuseKnownPassword(field: string, password: string, { email, names }: GuessableWords): void {
  const words = { email, names: [PRODUCT, ...names] };
  if (isKnownPassword(password, words, (word) => LISTED.has(word)))
    throw new ShopError('invalid-input', { fields: [{ field, reason: 'password-known' }] });
}
