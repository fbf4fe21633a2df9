import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { countryName, localeName } from '../place/place-name.js';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../../language/words.js';

type NamedStore = Pick<StoreView, 'storeKey' | 'brandKey' | 'countryCode'>;

const LANGUAGES = Object.keys(CONSOLE_LANGUAGES) as ConsoleLanguage[];

/** Other names of countries that spreadsheets use. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czech Republic', 'Tschechische Republik'],
  GB: ['UK', 'Great Britain', 'Großbritannien'],
  GR: ['EL'],
  NL: ['Holland', 'The Netherlands'],
  SK: ['Slovak Republic', 'Slowakische Republik'],
};

/** Normalises a name for comparison: no case, accents or punctuation, except `*`, the key of the default layer. */
export function normaliseName(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim();
}

function countryNames(countryCode: string): string[] {
  const names = LANGUAGES.map((language) => countryName(countryCode, language));
  return [countryCode, ...names, ...(ALIASES[countryCode] ?? [])];
}

/** Returns all names of a store: key, country code, and country name in every console language. */
export function namesOfStore(store: NamedStore): string[] {
  const names = countryNames(store.countryCode);
  return [store.storeKey, ...names, ...names.map((name) => `${name} ${store.brandKey}`)];
}

/** Returns all names of a row's place; a country has its only store's key as well. */
export function namesOfPlace(
  { layer, key }: { readonly layer: ConfigLayer; readonly key: string },
  stores: readonly NamedStore[],
): string[] {
  if (layer === 'default') return [key, 'default', 'all', 'all stores', 'alle', 'alle Shops'];
  if (layer === 'locale') return [key, ...LANGUAGES.map((language) => localeName(key, language))];
  if (layer === 'store') {
    const store = stores.find(({ storeKey }) => storeKey === key);
    return store ? namesOfStore(store) : [key];
  }
  if (layer !== 'country') return [key];
  const [only, ...others] = stores.filter(({ countryCode }) => countryCode === key);
  return [...countryNames(key), ...(only && others.length === 0 ? [only.storeKey] : [])];
}
