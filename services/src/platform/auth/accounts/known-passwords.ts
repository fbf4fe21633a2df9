import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { isGuessablePassword, type GuessableWords } from '@manifold/domain/staff/guessable-password';
import { dictionary } from '@zxcvbn-ts/language-common';

const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
const PRODUCT = 'manifold';

/** Throws `invalid-input` (`password-known` at the field) if a new password is a common one or guessable from these words. Works offline. */
export function refuseKnownPassword(field: string, password: string, { email, names }: GuessableWords): void {
  const words = { email, names: [PRODUCT, ...names] };
  if (isGuessablePassword(password, words, (word) => LISTED.has(word))) throw invalidField(field, 'password-known');
}
