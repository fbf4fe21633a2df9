import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type { SectionField } from '../shared/row/field-entry.js';

/**
 * Why a value belongs to one store and is not copied along: it is the store's identity, an account or id of an outside
 * system, a rule of the country, words of a language, or an amount of another currency.
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

/** Whether a transfer is open at all is no account. */
const ORDINARY: readonly string[] = ['bank-transfer.enabled'];

type Currency = Pick<StoreView, 'currencyCode'>;

/** Why a field belongs to one of two stores by its nature; undefined for one that any store may have. */
export function natureOf(
  section: SectionKey,
  field: Pick<SectionField, 'name' | 'kind'>,
  [first, second]: readonly [Currency, Currency],
): StoreNature | undefined {
  const nature = ORDINARY.includes(`${section}.${field.name}`) ? undefined : NATURES[section];
  if (nature !== undefined) return nature;
  return field.kind === 'amount' && first.currencyCode !== second.currencyCode ? 'currency' : undefined;
}
