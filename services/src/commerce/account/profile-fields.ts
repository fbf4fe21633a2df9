import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { isTaxId, normaliseTaxId } from '@manifold/domain/tax-id/check';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import type { Visit } from '../visit/index.js';

/** Returns a VAT number cleaned by the rules of the store's country. Refuses another format. Returns null and undefined unchanged. */
export function checkedVatId({ snapshot }: Visit, typed: string | null | undefined): string | null | undefined {
  if (typed === undefined || typed === null) return typed;
  const format = snapshot.document.sections['vat-number'];
  if (!hasVatNumberForm(typed, format)) throw invalidField('vatId', 'vat-number');
  return cleanVatNumber(typed, format);
}

/**
 * Returns a normalised tax id. Refuses a wrong one, and any tax id in a country without tax ids. Returns null and undefined
 * unchanged.
 */
export function checkedTaxId({ snapshot }: Visit, typed: string | null | undefined): string | null | undefined {
  if (typed === undefined || typed === null) return typed;
  // A snapshot that was published before the field existed has none.
  const { taxId: kind } = snapshot.document.sections['vat-number'];
  if (!kind || !isTaxId(typed, kind)) throw invalidField('taxId', 'tax-id');
  return normaliseTaxId(typed);
}

/** Refuses a language that the store does not have. */
export function requireStoreLocale({ snapshot }: Visit, locale: string | undefined): void {
  if (locale !== undefined && !Object.hasOwn(snapshot.document.locales, locale)) throw invalidField('locale', 'locale');
}
