import type { StoreView } from '@manifold/domain/admin-api/contract';
import { DEFAULT_LAYER_KEY, type ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { Subject } from '../cell/subject.js';
import { keysOf, moneyAt, storeOfPlace, storesAt, type Place } from '../place/place.js';
import type { SectionInWords } from '../definition/section-words.js';

interface LinesQuestion {
  readonly section: Pick<SectionInWords, 'key' | 'scope' | 'layers'>;
  /** The layer of the grid rows. */
  readonly layer: ConfigLayer;
  readonly stores: readonly StoreView[];
  readonly nameOf: (place: Place) => string;
}

/** Returns the note after a row's name: country and currency. */
function noteOf({ layer, key }: Place, stores: readonly StoreView[]): string {
  const known = storesAt({ layer, key }, stores);
  if (layer === 'default') return '';
  if (layer === 'currency') return [...new Set(known.map(({ countryCode }) => countryCode))].join(' ');
  if (layer === 'locale') return key;
  const currencies = [...new Set(known.map(({ currencyCode }) => currencyCode))];
  return [...(layer === 'country' ? [key] : []), ...(currencies.length === 1 ? currencies : [])].join(' · ');
}

/** Returns the rows of a section's grid: the default if the section has one, then one row per key of a layer. */
export function linesOf({ section, layer, stores, nameOf }: LinesQuestion): Subject[] {
  const widest: Place[] = section.layers.includes('default') ? [{ layer: 'default', key: DEFAULT_LAYER_KEY }] : [];
  const named = keysOf(layer, stores).map((key) => ({ place: { layer, key }, name: nameOf({ layer, key }) }));
  // Currency codes keep their order, names are sorted.
  const sorted = layer === 'currency' ? named : named.sort((one, other) => one.name.localeCompare(other.name));
  return [...widest, ...sorted.map(({ place }) => place)].flatMap((place) => {
    const store = storeOfPlace(place, stores);
    if (!store) return [];
    const locale = place.layer === 'locale' ? place.key : store.locales[0];
    return [
      {
        id: `${place.layer} ${place.key}`,
        label: nameOf(place),
        note: noteOf(place, stores),
        address: { section: section.key, ...place, validFrom: null, validTo: null },
        storeKey: store.storeKey,
        money: moneyAt(place, stores),
        ...(section.scope === 'locale' && locale !== undefined ? { locale } : {}),
      },
    ];
  });
}
