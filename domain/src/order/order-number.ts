const CZECH_PREFIX = 'NS';

/** The number of an order as the commerce backend keeps it: `SK-100001`; Czech ones with their prefix. (spec core §7) */
export function orderNumber(countryCode: string, sequence: number): string {
  return storedOrderNumber(`${countryCode}-${sequence}`, countryCode);
}

/** A number as people know it, as the backend keeps it. */
export function storedOrderNumber(shown: string, countryCode: string): string {
  const needsPrefix = countryCode === 'CZ' && !shown.startsWith(CZECH_PREFIX);
  return needsPrefix ? `${CZECH_PREFIX}${shown}` : shown;
}

/** A number as people read it: Czech ones lose their prefix. */
export function shownOrderNumber(stored: string): string {
  return stored.startsWith(`${CZECH_PREFIX}CZ-`) ? stored.slice(CZECH_PREFIX.length) : stored;
}
