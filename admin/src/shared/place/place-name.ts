import type { StoreView } from '@manifold/domain/admin-api/contract';
import { useMemo } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { countryNames, languageNames } from '../../language/intl-formats.js';
import { useLanguage } from '../../language/use-language.js';
import type { ConsoleLanguage } from '../../language/words.js';
import type { Place } from './place.js';

/** Names a country in the user's language. */
export function countryName(countryCode: string, language: ConsoleLanguage): string {
  return countryNames(language).of(countryCode) ?? countryCode;
}

/** Names a locale in the user's language, such as `German (Austria)`. */
export function localeName(locale: string, language: ConsoleLanguage): string {
  const [languageCode = locale, country = ''] = locale.split('-');
  const word = languageNames(language).of(languageCode) ?? languageCode;
  return country === '' ? word : `${word} (${countryName(country, language)})`;
}

function brandName(brandKey: string): string {
  return brandKey.charAt(0).toUpperCase() + brandKey.slice(1);
}

/** Names a store by its country, with its brand if the country has several stores. */
export function storeName(store: StoreView, stores: readonly StoreView[], language: ConsoleLanguage): string {
  const name = countryName(store.countryCode, language);
  const isOnly = stores.filter(({ countryCode }) => countryCode === store.countryCode).length === 1;
  return isOnly ? name : `${name} · ${brandName(store.brandKey)}`;
}

/** Returns the name of a place. */
export function placeName(
  { layer, key }: Place,
  stores: readonly StoreView[],
  { language, translate }: { readonly language: ConsoleLanguage; readonly translate: TranslateFunction },
): string {
  if (layer === 'default') return translate('console.place.everywhere');
  if (layer === 'country') return countryName(key, language);
  if (layer === 'locale') return localeName(key, language);
  if (layer === 'brand') return brandName(key);
  const store = layer === 'store' && stores.find(({ storeKey }) => storeKey === key);
  return store ? storeName(store, stores, language) : key;
}

/** Returns a function that names places in the user's language. */
export function usePlaceName(stores: readonly StoreView[]): (place: Place) => string {
  const language = useLanguage();
  const translate = useTranslate();
  return useMemo(() => (place) => placeName(place, stores, { language, translate }), [language, stores, translate]);
}
