import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import type { Visit } from './visit.js';

/** Returns the languages for texts of a locale, best first: locale, language, fallbacks, English. */
export function languageChain(snapshot: Snapshot, locale: string): string[] {
  const own = snapshot.document.sections.store.locales.find((candidate) => candidate.locale === locale);
  const fallback = own?.fallbackLocale ?? undefined;
  const chain = [locale, own?.language ?? locale.slice(0, 2), fallback, fallback?.slice(0, 2), 'en'];
  return [...new Set(chain.filter((code) => code !== undefined))];
}

const markets = new WeakMap<Snapshot, Map<string, Market>>();

/** Returns the market of a store and locale: the same object for a snapshot. */
export function marketOf(snapshot: Snapshot, locale: string): Market {
  const known = markets.get(snapshot) ?? new Map<string, Market>();
  markets.set(snapshot, known);
  const market = known.get(locale) ?? newMarket(snapshot, locale);
  known.set(locale, market);
  return market;
}

function newMarket(snapshot: Snapshot, locale: string): Market {
  const { countryCode, currencyCode } = snapshot.document.sections.store;
  return { storeKey: snapshot.storeKey, countryCode, currencyCode, languages: languageChain(snapshot, locale) };
}

/** Market fields that a request may repeat although the host decides them. */
interface NamedMarket {
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly locale?: string | undefined;
}

/** Throws `invalid-input` if the request names a currency, country or locale of another store. */
export function refuseOtherMarket({ market, locale }: Visit, named: NamedMarket): void {
  if (named.currency !== undefined && named.currency !== market.currencyCode)
    throw invalidField('currency', 'other-store');
  if (named.country !== undefined && named.country !== market.countryCode) throw invalidField('country', 'other-store');
  if (named.locale !== undefined && named.locale !== locale) throw invalidField('locale', 'other-locale');
}
