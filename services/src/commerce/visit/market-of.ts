import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Market } from '../../integrations/commercetools/ports/market.js';

/** Languages in which a text of this locale may stand, best first: its own, its language, what it falls back to, English. */
export function languageChain(snapshot: Snapshot, locale: string): string[] {
  const own = snapshot.document.sections.store.locales.find((candidate) => candidate.locale === locale);
  const fallback = own?.fallbackLocale ?? undefined;
  const chain = [locale, own?.language ?? locale.slice(0, 2), fallback, fallback?.slice(0, 2), 'en'];
  return [...new Set(chain.filter((code) => code !== undefined))];
}

const markets = new WeakMap<Snapshot, Map<string, Market>>();

/** For whom a request of this store and locale reads the catalogue. Made once per snapshot and locale. */
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
