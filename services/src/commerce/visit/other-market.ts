import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Visit } from './visit.js';

/** What a request may name beside the store that its host already says. */
interface NamedMarket {
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly locale?: string | undefined;
}

const invalid = (field: string, reason: string): ShopError =>
  new ShopError('invalid-input', { fields: [{ field, reason }] });

/** Throws `invalid-input` if the request names a currency, country or locale that is not the one of its store. */
export function refuseOtherMarket({ market, locale }: Visit, named: NamedMarket): void {
  if (named.currency !== undefined && named.currency !== market.currencyCode) throw invalid('currency', 'other-store');
  if (named.country !== undefined && named.country !== market.countryCode) throw invalid('country', 'other-store');
  if (named.locale !== undefined && named.locale !== locale) throw invalid('locale', 'other-locale');
}
