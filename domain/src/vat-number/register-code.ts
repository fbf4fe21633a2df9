/** The result of checking a VAT number, by the names of the specification (shell §8). */
export type VatState = 'valid' | 'notValid' | 'couldNotValidate';

const VALID: readonly number[] = [200, 216, 218, 219, 223];
const COULD_NOT_VALIDATE: readonly number[] = [205, 208, 999];
/** Codes that report an error in our own number or request, not in the customer's number. */
const OWN_MISTAKE: readonly number[] = [206, 207, 214, 215, 221];

/** The code of a register that did not answer, or not understandably. */
export const NO_ANSWER_CODE = 999;

/** Codes that do not decide about the customer's number. */
export const UNANSWERED_CODES: readonly number[] = [...COULD_NOT_VALIDATE, ...OWN_MISTAKE];

/** Returns the result for a code of the VAT service (spec shell §5). */
export function vatState(code: number): VatState {
  if (VALID.includes(code)) return 'valid';
  return UNANSWERED_CODES.includes(code) ? 'couldNotValidate' : 'notValid';
}

/** Returns whether a code reports an error in our own number or request, which staff must correct. */
export const isOwnMistake = (code: number): boolean => OWN_MISTAKE.includes(code);
