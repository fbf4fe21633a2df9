/** What stored order numbers of a country begin with, although shoppers and staff see them without it. (spec core §7) */
const STORED_PREFIXES: Readonly<Record<string, string>> = { CZ: 'NS' };

/** Returns the order number that the commerce backend stores: `SK-100001`, or with the country's prefix `NSCZ-100001`. */
export function orderNumber(countryCode: string, sequence: number): string {
  return storedOrderNumber(`${countryCode}-${sequence}`, countryCode);
}

/** Converts a displayed order number of the shop to the stored one. Returns others unchanged, such as those that staff chose. */
export function storedOrderNumber(shown: string, countryCode: string): string {
  const prefix = STORED_PREFIXES[countryCode] ?? '';
  return shown.startsWith(`${countryCode}-`) ? `${prefix}${shown}` : shown;
}

/** Converts a stored order number to the displayed one. */
export function shownOrderNumber(stored: string): string {
  const [, prefix] =
    Object.entries(STORED_PREFIXES).find(([code, start]) => stored.startsWith(`${start}${code}-`)) ?? [];
  return prefix === undefined ? stored : stored.slice(prefix.length);
}
