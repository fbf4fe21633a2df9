/** Words for "number" in front of a number: `Nr. 12`, `N° 12`, `№ 12`, `#12`. */
const NUMBER_SIGN = /^(?:№|#|n[°º]|nr\.?|no\.?)\s*(?=\d)/i;

/** Returns a street number as it is stored: single spaces, none around a slash or hyphen, no word for "number" in front. */
export function normaliseStreetNumber(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([/‐-―-]) ?/g, '$1')
    .replace(/^[,;]\s?|\s?[,;]$/g, '')
    .replace(NUMBER_SIGN, '');
}
