import type { PostalCodeFormat } from './contract.js';

/** Fills a mask's places with characters, or gives undefined when their number does not fit. */
function spaced(characters: string, mask: string): string | undefined {
  if (characters.length !== mask.replace(/[^9]/g, '').length) return undefined;
  let next = 0;
  return [...mask].map((place) => (place === '9' ? characters[next++] : place)).join('');
}

/**
 * A postal code as it is stored: capitals, one country prefix (`LT-`, `A-`, `D-`) dropped, spaces and hyphens where the
 * country writes them. What does not fit is only trimmed, so that the check can say so.
 */
export function normalisePostalCode(typed: string, countryCode: string, format: PostalCodeFormat): string {
  const upper = typed.trim().toUpperCase();
  const prefix = new RegExp(`^(${countryCode}|${countryCode.charAt(0)})[\\s-]+(?=\\d)`);
  const bare = upper.replace(prefix, '');
  if (!format.mask) return bare.replace(/\s+/g, ' ');
  return spaced(bare.replace(/[\s-]/g, ''), format.mask) ?? bare;
}
