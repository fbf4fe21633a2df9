import type { VatNote } from './contract.js';

/** The member states of the European Union, by ISO code. */
const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The origin and the destination of the goods, and the buyer's VAT number. */
export interface Supply {
  readonly taxCentAmount: number;
  /** The country of the seller's seat. */
  readonly sellerCountry: string;
  readonly deliveryCountry: string;
  readonly buyerVatNumber: string | undefined;
}

/**
 * Returns why no VAT is charged: a supply to a business in another member state (Directive 2006/112/EC, Articles 138 and 196)
 * or an export (Article 146). Null if VAT is charged, or if neither applies.
 */
export function vatNote({ taxCentAmount, sellerCountry, deliveryCountry, buyerVatNumber }: Supply): VatNote | null {
  if (taxCentAmount !== 0 || sellerCountry === deliveryCountry) return null;
  if (!EUROPEAN_UNION.has(deliveryCountry)) return 'export';
  return EUROPEAN_UNION.has(sellerCountry) && buyerVatNumber ? 'intra-community' : null;
}
