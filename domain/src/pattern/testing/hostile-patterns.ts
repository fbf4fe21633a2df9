/** Patterns that are known to block a matcher. */
export const KNOWN_HOSTILE: readonly string[] = [
  `${String.raw`\d*`.repeat(13)}X|${String.raw`\d{3} ?\d{2}`}`,
  String.raw`\d*`.repeat(40),
  String.raw`(?:\d{0,9}){0,9}X`,
  String.raw`(\d+)+x`,
  String.raw`(\d*)*x`,
  String.raw`(?:\d|\d\d)+x`,
  String.raw`(?:\d?){30}\d{30}`,
  '(a|a)*b',
  '(?:a|b|ab)*c',
  String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
  String.raw`(?=(\d+))\1x`,
  String.raw`(?<=\d*)\d*x`,
  String.raw`(\d)\1{30}`,
];

const ATOMS = [String.raw`\d`, '[0-9]', '[0-9A-Z]', '[A-Z]', '.', 'A', '1', ' ', String.raw`\w`, '-'];
/** The empty one is listed twice, so that it is drawn more often. */
const QUANTIFIERS = ['', '', '*', '+', '?', '{0,9}', '{2,}', '{3}', '{1,32}', '{0,1}', '{32}'];
const CHARACTERS = '11111111AAX -';
const MAXIMUM_TEXT_LENGTH = 200;

/** Returns a seeded random number generator (mulberry32) for integers from 0 up to a limit. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

type Random = ReturnType<typeof randomNumbers>;

const oneOf = (random: Random, choices: readonly string[]): string => choices[random(choices.length)] ?? '';

function randomPattern(random: Random, depth: number): string {
  const parts = Array.from({ length: 1 + random(4) }, () => {
    const isGroup = depth > 0 && random(3) === 0;
    const inner = isGroup ? `(?:${randomPattern(random, depth - 1)})` : oneOf(random, ATOMS);
    return inner + oneOf(random, QUANTIFIERS);
  });
  const pattern = parts.join('');
  return random(5) === 0 ? `${pattern}|${parts.toReversed().join('')}` : pattern;
}

const randomText = (random: Random): string => {
  const isOneCharacter = random(2) === 0;
  const length = random(4) === 0 ? MAXIMUM_TEXT_LENGTH : 1 + random(40);
  const characters = isOneCharacter ? CHARACTERS.charAt(random(CHARACTERS.length)) : CHARACTERS;
  const text = Array.from({ length }, () => characters.charAt(random(characters.length))).join('');
  // A mismatch at the end makes a matcher try every alternative.
  return random(2) === 0 ? text : `${text.slice(0, -1)}!`;
};

export interface HostilePair {
  readonly pattern: string;
  readonly text: string;
}

/**
 * Returns pairs of pattern and text that are likely to cause backtracking, generated from a seed; the known patterns come
 * first.
 */
export function hostilePairs(count: number, seed: number): HostilePair[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, at) => ({
    pattern: KNOWN_HOSTILE[at] ?? randomPattern(random, 3),
    text: randomText(random),
  }));
}
