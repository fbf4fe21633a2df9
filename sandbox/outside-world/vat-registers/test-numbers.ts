/** The behaviour of a register for a number, in addition to its answer. */
export type Behaviour = 'slow' | 'half-open' | 'unreadable' | 'down';

/** The codes that a test number can ask for: those of eVatR's XML interface. */
export const CODES: Readonly<Record<number, string>> = {
  200: 'valid',
  201: 'not assigned',
  202: 'not in the register of companies',
  203: 'valid only from a later date',
  204: 'was valid in the past',
  205: 'the member state does not answer',
  206: 'our own number is malformed',
  207: 'our own number may not ask',
  208: 'another request for this number is running',
  209: 'not in the form of the member state',
  210: 'wrong check digit',
  211: 'characters that are not allowed',
  212: 'wrong country code',
  213: 'German numbers cannot be asked for',
  214: 'our own number is wrong',
  215: 'the request lacks a value',
  216: 'valid; the request is too short for a qualified answer',
  217: 'an error while processing the member state’s data',
  218: 'valid; no qualified answer at the moment',
  219: 'valid; an error during the qualified check',
  220: 'an error while ordering the official letter',
  221: 'the request has wrong types',
  222: 'not assigned; a new number exists',
  223: 'valid, with a special case',
  999: 'no service at the moment',
};

/** Codes of behaviours, which are no codes of eVatR. */
export const BEHAVIOURS: Readonly<Record<number, Behaviour>> = {
  777: 'half-open',
  778: 'unreadable',
  779: 'down',
  888: 'slow',
};

const VALID = 200;
/** Three zeros and three digits at the end, where a letter and two digits may follow. */
const ENDING = /000(\d{3})(?:[A-Z]\d{0,2})?$/;

export interface TestNumber {
  readonly code: number;
  readonly behaviour: Behaviour | undefined;
}

/** Reads what a test number asks for. Any other number is valid. */
export function testNumber(number: string): TestNumber {
  const asked = Number(ENDING.exec(number.replace(/[^\dA-Z]/g, ''))?.[1] ?? VALID);
  return { code: Object.hasOwn(CODES, asked) ? asked : VALID, behaviour: BEHAVIOURS[asked] };
}
