import type { PostalCodeFormat } from './contract.js';

/** Returns the pattern of a mask character: a character, the rest, or an optional separator. */
function placePattern(place: string): string {
  if (place === '9') return '([A-Z0-9])';
  if (place === '*') return '([A-Z0-9]+)';
  return place === '-' ? '(?: ?- ?| )?' : ' ?';
}

/** Inserts the separators of a mask; undefined if the code has another length or a separator elsewhere. */
function applyMask(code: string, mask: string): string | undefined {
  const places = [...mask];
  const typed = new RegExp(`^${places.map(placePattern).join('')}$`).exec(code)?.slice(1);
  return typed && places.map((place) => (/[9*]/.test(place) ? typed.shift() : place)).join('');
}

/**
 * Normalises a postal code: upper case, country prefix (`LT-`, `A-`, `D-`) removed, separators of the country inserted.
 * A code with a separator elsewhere is left as it is, so that validation refuses it.
 */
export function normalisePostalCode(typed: string, countryCode: string, format: PostalCodeFormat): string {
  const upper = typed
    .trim()
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
  const prefix = new RegExp(`^(${countryCode}|${countryCode.charAt(0)})[ -]+(?=\\d)`);
  const bare = upper.replace(prefix, '');
  return (format.mask ? applyMask(bare, format.mask) : undefined) ?? bare;
}
