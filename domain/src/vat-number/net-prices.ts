/** The member states of the European Union, by the prefixes of their VAT numbers. */
const MEMBER_STATES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * Returns whether a company with a valid VAT number pays net prices: goods go from one member state to a company of another one, which
 * pays the tax itself (Directive 2006/112/EC, article 138). Countries by ISO code or by the prefix of their VAT numbers.
 */
export function isIntraCommunity(sellerCountry: string, buyerCountry: string): boolean {
  const [seller, buyer] = [prefixOf(sellerCountry), prefixOf(buyerCountry)];
  return seller !== buyer && MEMBER_STATES.has(seller) && MEMBER_STATES.has(buyer);
}

/** Returns a price without the tax that it includes, in cents; half a cent rounds to the even one. */
export function netCentAmount(grossCentAmount: number, rate: number): number {
  const exact = grossCentAmount / (1 + rate);
  const floor = Math.floor(exact);
  const rest = exact - floor;
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1;
  return Math.round(exact);
}
