/** Limits of a JSON text. A value is an object, array, string, number, boolean or null. */
export interface JsonBounds {
  readonly depth: number;
  readonly values: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Returns the index of the quote that ends the string at `start`; the length of the JSON or more if there is none. */
function endOfText(json: Buffer, start: number): number {
  let index = start + 1;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index;
}

/**
 * Returns the bound that a JSON text exceeds, or undefined. Reads the bytes once, stops at the first excess and allocates
 * nothing, so it costs far less than `JSON.parse`. Text that is not JSON may pass; the parser refuses it.
 */
export function exceededBound(json: Buffer, { depth: maxDepth, values: maxValues }: JsonBounds) {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) index = endOfText(json, index);
    // An opening bracket counts as the first value inside, even if it is empty; a comma counts as the next value.
    if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) values += 1;
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > maxDepth) return 'depth';
    if (values > maxValues) return 'values';
  }
  return undefined;
}
