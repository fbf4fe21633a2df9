import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type { SectionField } from '../shared/row/field-entry.js';

/**
 * Why a value is specific to a store and not copied: identity of the store, account of an outside system, rule of the
 * country, text in a language, or amount in another currency.
 */
export type StoreNature = 'identity' | 'account' | 'country' | 'language' | 'currency';

const NATURES: Readonly<Partial<Record<SectionKey, StoreNature>>> = {
  store: 'identity',
  'merchant-account': 'account',
  'bank-transfer': 'account',
  'search-index': 'account',
  recommendation: 'account',
  'parcel-tracking': 'account',
  'vat-number': 'country',
  'tax-rate': 'country',
  'postal-code': 'country',
  'street-number': 'country',
  'page-slugs': 'language',
  'customer-care': 'language',
  'search-synonyms': 'language',
  'seo-redirects': 'language',
};

/** Whether bank transfer is offered is an ordinary setting. */
const ORDINARY: readonly string[] = ['bank-transfer.enabled'];

type Currency = Pick<StoreView, 'currencyCode'>;

/** Returns why a field is specific to one of two stores; undefined if it can be copied. */
export function natureOf(
  section: SectionKey,
  field: Pick<SectionField, 'name' | 'kind'>,
  [first, second]: readonly [Currency, Currency],
): StoreNature | undefined {
  const nature = ORDINARY.includes(`${section}.${field.name}`) ? undefined : NATURES[section];
  if (nature !== undefined) return nature;
  return field.kind === 'amount' && first.currencyCode !== second.currencyCode ? 'currency' : undefined;
}
