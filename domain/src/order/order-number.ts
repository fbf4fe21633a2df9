const CZECH_PREFIX = 'NS';

/**
 * Returns the order number that the commerce backend stores: `SK-100001`; Czech ones with their prefix. (spec core §7)
 */
export function orderNumber(countryCode: string, sequence: number): string {
  return storedOrderNumber(`${countryCode}-${sequence}`, countryCode);
}

/** Converts a displayed order number to the stored one. */
export function storedOrderNumber(shown: string, countryCode: string): string {
  const needsPrefix = countryCode === 'CZ' && !shown.startsWith(CZECH_PREFIX);
  return needsPrefix ? `${CZECH_PREFIX}${shown}` : shown;
}

/** Converts a stored order number to the displayed one: Czech ones lose their prefix. */
export function shownOrderNumber(stored: string): string {
  return stored.startsWith(`${CZECH_PREFIX}CZ-`) ? stored.slice(CZECH_PREFIX.length) : stored;
}
