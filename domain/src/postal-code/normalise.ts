import type { PostalCodeFormat } from './contract.js';

/** What may be typed at a place of the mask: a character, the rest of them, or the separator, which may be missing. */
function placePattern(place: string): string {
  if (place === '9') return '([A-Z0-9])';
  if (place === '*') return '([A-Z0-9]+)';
  return place === '-' ? '(?: ?- ?| )?' : ' ?';
}

/** Writes a code with the separators of a mask; undefined if it has another length, or a separator at another place. */
function spaced(code: string, mask: string): string | undefined {
  const places = [...mask];
  const typed = new RegExp(`^${places.map(placePattern).join('')}$`).exec(code)?.slice(1);
  return typed && places.map((place) => (/[9*]/.test(place) ? typed.shift() : place)).join('');
}

/**
 * A postal code as it is stored: capitals, one country prefix (`LT-`, `A-`, `D-`) dropped, spaces and hyphens where the
 * country writes them. A code with a separator at another place keeps it, so that the check refuses it: digits never move
 * across a hyphen.
 */
export function normalisePostalCode(typed: string, countryCode: string, format: PostalCodeFormat): string {
  const upper = typed
    .trim()
    .toUpperCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ');
  const prefix = new RegExp(`^(${countryCode}|${countryCode.charAt(0)})[ -]+(?=\\d)`);
  const bare = upper.replace(prefix, '');
  return (format.mask ? spaced(bare, format.mask) : undefined) ?? bare;
}
