import { singleLine } from '@manifold/domain/single-line/single-line';

/** The longest text that is printed whole. Longer ones, which other systems may send, would take seconds to break into lines. */
const MAXIMUM_LENGTH = 600;
const REPLACEMENT = '\uFFFD';
/**
 * Letters that the fonts do not have, and halves of surrogate pairs. Layout also reverses a line that begins with a letter of a
 * right-to-left script, with all its digits: a price could be printed as another one.
 */
const UNPRINTABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Cs}/gu;
/** Characters without a shape, such as joiners and soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;

/** Returns a text cut to a number of characters, with an ellipsis if it was longer. */
export function shortenText(text: string, maximum: number): string {
  const letters = Array.from(text);
  return letters.length <= maximum ? text : `${letters.slice(0, maximum - 1).join('')}…`;
}

/** Returns a text as one line from left to right. Each letter that cannot be printed becomes a replacement character. */
export const printable = (text: string): string =>
  shortenText(singleLine(text).replace(INVISIBLE, ''), MAXIMUM_LENGTH).replace(UNPRINTABLE, REPLACEMENT);
