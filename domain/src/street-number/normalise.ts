/** Words for "number" before a number: `Nr. 12`, `N° 12`, `№ 12`, `#12`. */
const NUMBER_SIGN = /^(?:№|#|n[°º]|nr\.?|no\.?)\s*(?=\d)/i;

/** Normalises a street number: single spaces, none around a slash or hyphen, no word for "number" before it. */
export function normaliseStreetNumber(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([/‐-―-]) ?/g, '$1')
    .replace(/^[,;]\s?|\s?[,;]$/g, '')
    .replace(NUMBER_SIGN, '');
}
