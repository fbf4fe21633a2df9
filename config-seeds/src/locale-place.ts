import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { CountrySeed } from './countries.js';

/**
 * Where a store says what depends on its language and is the brand's own: on the store's layer when it speaks one language,
 * so that a store of another brand in that language says its own; on the locale's when it speaks several.
 */
export function localePlace(seed: Pick<CountrySeed, 'storeKey' | 'locales'>, locale: string): [ConfigLayer, string] {
  return seed.locales.length === 1 ? ['store', seed.storeKey] : ['locale', locale];
}
