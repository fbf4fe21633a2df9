const SHORTEST_PART = 4;
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Words that somebody who guesses tries first: an e-mail address, the names of brand and product. */
export interface GuessableWords {
  readonly email: string | undefined;
  readonly names: readonly string[];
}

/**
 * Returns whether a password is among those that are guessed first: it is in the list, in small letters or without the digits
 * and signs at both ends, or it contains what stands before the @ of the e-mail address, or a name. Parts of fewer than four
 * letters are not looked at. Applies to staff and to shoppers.
 */
export function isKnownPassword(
  password: string,
  { email, names }: GuessableWords,
  isListed: (word: string) => boolean,
): boolean {
  const small = password.toLowerCase();
  const core = small.replace(AROUND, '');
  if (isListed(small) || (core.length >= SHORTEST_PART && isListed(core))) return true;
  const words = [email?.split('@')[0], ...names].map((word) => word?.trim().toLowerCase() ?? '');
  return words.some((word) => word.length >= SHORTEST_PART && small.includes(word));
}
