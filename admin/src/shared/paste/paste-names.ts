import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { countryName, localeName } from '../row/place-name.js';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../words/words.js';

type NamedStore = Pick<StoreView, 'storeKey' | 'brandKey' | 'countryCode'>;

const LANGUAGES = Object.keys(CONSOLE_LANGUAGES) as ConsoleLanguage[];

/** What spreadsheets call a country beside its code and its names. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czech Republic', 'Tschechische Republik'],
  GB: ['UK', 'Great Britain', 'Großbritannien'],
  GR: ['EL'],
  NL: ['Holland', 'The Netherlands'],
  SK: ['Slovak Republic', 'Slowakische Republik'],
};

/** A name as it is compared: without case, accents and signs. */
export function folded(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim();
}

function countryNames(countryCode: string): string[] {
  const names = LANGUAGES.map((language) => countryName(countryCode, language));
  return [countryCode, ...names, ...(ALIASES[countryCode] ?? [])];
}

/** By what a spreadsheet may name a store: its key, and its country by code or by name in any language of the console. */
export function namesOfStore(store: NamedStore): string[] {
  const names = countryNames(store.countryCode);
  return [store.storeKey, ...names, ...names.map((name) => `${name} ${store.brandKey}`)];
}

/** By what a spreadsheet may name the place of a row; a country also by the key of the only store that sells there. */
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
