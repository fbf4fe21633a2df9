const MINIMUM_PART_LENGTH = 4;
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Words that are easy to guess: the e-mail address, the names of brand and product. */
export interface GuessableWords {
  readonly email: string | undefined;
  readonly names: readonly string[];
}

/**
 * Returns whether a password is easy to guess: it is in the list (in lower case, or without digits and symbols at both ends), or
 * contains the local part of the e-mail address or a name. Parts shorter than four letters are ignored. Applies to
 * staff and shoppers.
 */
export function isGuessablePassword(
  password: string,
  { email, names }: GuessableWords,
  isListed: (word: string) => boolean,
): boolean {
  const lowerCased = password.toLowerCase();
  const core = lowerCased.replace(AROUND, '');
  if (isListed(lowerCased) || (core.length >= MINIMUM_PART_LENGTH && isListed(core))) return true;
  const words = [email?.split('@')[0], ...names].map((word) => word?.trim().toLowerCase() ?? '');
  return words.some((word) => word.length >= MINIMUM_PART_LENGTH && lowerCased.includes(word));
}
