import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { CountrySeed } from './countries.js';

/**
 * Returns the layer and key of a brand's own values that depend on the language: the store if it has one language, so that a
 * store of another brand in that language has its own values; the locale if it has several.
 */
export function localePlace(seed: Pick<CountrySeed, 'storeKey' | 'locales'>, locale: string): [ConfigLayer, string] {
  return seed.locales.length === 1 ? ['store', seed.storeKey] : ['locale', locale];
}
