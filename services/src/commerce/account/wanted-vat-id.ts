import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import type { Visit } from '../visit/index.js';

/** A typed VAT number as the store's country cleans it; refuses one without the country's form. Null and undefined stay. */
export function wantedVatId({ snapshot }: Visit, typed: string | null | undefined): string | null | undefined {
  if (typed === undefined || typed === null) return typed;
  const format = snapshot.document.sections['vat-number'];
  if (!hasVatNumberForm(typed, format))
    throw new ShopError('invalid-input', { fields: [{ field: 'vatId', reason: 'vat-number' }] });
  return cleanVatNumber(typed, format);
}
