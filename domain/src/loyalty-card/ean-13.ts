/** The codes of the digits 0 to 9 in the left half with odd parity (ISO/IEC 15420). */
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
/** Whether the digits 2 to 7 have odd (O) or even (E) parity: that is how the first digit is encoded. */
const PARITIES = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');
const GUARD = '101';
const CENTRE = '01010';
const HALF = 7;

const inverted = (code: string): string => [...code].map((module) => (module === '1' ? '0' : '1')).join('');
const reversed = (code: string): string => [...code].reverse().join('');

/** Returns the code of a digit in the right half. */
const rightCode = (digit: string): string => inverted(ODD[Number(digit)] ?? '');

const leftCode = (digit: string, parity: string | undefined): string =>
  parity === 'O' ? (ODD[Number(digit)] ?? '') : reversed(rightCode(digit));

/** Returns a number of twelve digits with its check digit. */
export function ean13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Returns the 95 modules of an EAN-13, 1 for a dark one. The page must add the quiet zones. */
export function ean13Bars(number: string): string {
  const [first = '0', ...digits] = number;
  const parities = PARITIES[Number(first)] ?? '';
  const left = digits.slice(0, HALF - 1).map((digit, index) => leftCode(digit, parities[index]));
  const right = digits.slice(HALF - 1).map(rightCode);
  return [GUARD, ...left, CENTRE, ...right, GUARD].join('');
}
