/** Minimum word length for one tolerated error, and for two. */
const MINIMUM_LENGTH_FOR_ONE = 4;
const MINIMUM_LENGTH_FOR_TWO = 8;

/** Returns the number of tolerated typing errors of a word. Numbers must match exactly. */
export function allowedTypos(word: string): number {
  const { length } = [...word];
  if (/\d/.test(word) || length < MINIMUM_LENGTH_FOR_ONE) return 0;
  return length < MINIMUM_LENGTH_FOR_TWO ? 1 : 2;
}

/**
 * Returns the number of missing, added, wrong or swapped letters between two words, or `most` + 1 if there are more
 * than `most`.
 */
export function typosBetween(first: string, second: string, most: number): number {
  const [from, to] = [[...first], [...second]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = nextRow(from, to, { row, last, beforeLast });
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] ?? most + 1, most + 1);
}

/**
 * Returns the minimum number of errors between a typed word and any prefix of a longer one, because it may be
 * incomplete.
 */
export function typosToPrefix(typed: string, word: string, most: number): number {
  const letters = [...word];
  const { length } = [...typed];
  let fewest = most + 1;
  for (let end = length - most; end <= Math.min(length + most, letters.length); end += 1)
    if (end > 0) fewest = Math.min(fewest, typosBetween(typed, letters.slice(0, end).join(''), most));
  return fewest;
}

/**
 * Returns the minimum number of errors between a typed word and any suffix of a longer one, because the last part of a
 * compound carries its meaning.
 */
export function typosToSuffix(typed: string, word: string, most: number): number {
  const backwards = (text: string) => [...text].reverse().join('');
  return typosToPrefix(backwards(typed), backwards(word), most);
}

interface Rows {
  readonly row: number;
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function nextRow(from: readonly string[], to: readonly string[], { row, last, beforeLast }: Rows): number[] {
  const current = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const isSame = from[row - 1] === to[column - 1];
    const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const ways = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
    if (isSwapped) ways.push((beforeLast[column - 2] ?? 0) + 1);
    current.push(Math.min(...ways));
  }
  return current;
}
