import { PRODUCT_NUMBER_LENGTH } from './fields.js';
import type { SupportValues } from './support-form.js';

/** Returns the digits of a product number, cut to its length. (spec shell §5) */
export function productNumber(text: string): string {
  return text.replace(/\D/g, '').slice(0, PRODUCT_NUMBER_LENGTH);
}

/** Returns the prefilled values of a request for a manual. (spec shell §5) */
export function manualRequest(sku: string): SupportValues {
  return { reason: 'product-claim', subreason: 'missing-manual-language', productNumber: productNumber(sku) };
}

/** Returns the prefilled values of a request for a better price. (spec shell §5) */
export function quoteRequest(sku: string): SupportValues {
  return { reason: 'sales', subreason: 'discount-request', productNumber: productNumber(sku), quantity: '1' };
}
