import { ANY_GRANT } from '../staff/edit-refusal.js';

/** Returns whether a member of staff with these countries may see the orders of a country. */
export const seesOrdersOf = (orderCountries: readonly string[], countryCode: string): boolean =>
  orderCountries.includes(ANY_GRANT) || orderCountries.includes(countryCode);
