import type { RowAddress } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { SectionInWords } from '../definition/section-words.js';

/** A store and the locale in which it is edited. */
export interface EditContext {
  readonly store: { readonly storeKey: string; readonly countryCode: string; readonly locales: readonly string[] };
  readonly locale: string;
  /** Whether the store is the only one of its country, so that values of the country are its own. */
  readonly isAloneInCountry: boolean;
}

/** The commerce backend has one shipping rate per country and currency, shared by all brands. */
const SAME_FOR_ALL_BRANDS: readonly string[] = ['shipping-cost'];

type Place = Pick<SectionInWords, 'key' | 'scope' | 'layers'>;

/** Returns the layers on which a section has values for this store (and language) only, lowest first. */
function ownLayers({ key, scope, layers }: Place, { isAloneInCountry, store }: EditContext): ConfigLayer[] {
  const isCountryOwn = scope === 'store' && (isAloneInCountry || SAME_FOR_ALL_BRANDS.includes(key));
  const isStoreOwn = scope === 'store' || store.locales.length === 1;
  const own: Readonly<Partial<Record<ConfigLayer, boolean>>> = {
    country: isCountryOwn,
    store: isStoreOwn,
    locale: scope === 'locale',
  };
  return layers.filter((layer) => own[layer] === true);
}

/** Returns whether a row belongs to this store only. */
export function isOwn(section: Place, context: EditContext, from: Pick<RowAddress, 'layer'> | undefined): boolean {
  return from !== undefined && ownLayers(section, context).some((layer) => layer === from.layer);
}

const KEYS: Readonly<Partial<Record<ConfigLayer, (context: EditContext) => string>>> = {
  country: ({ store }) => store.countryCode,
  store: ({ store }) => store.storeKey,
  locale: ({ locale }) => locale,
};

/**
 * Returns the row that an edit of a cell changes: the row that provides the value if it belongs to this store only,
 * dated or not; else the row of the store, or of its country if the store is the only one there.
 */
export function editTarget(section: Place, context: EditContext, from: RowAddress | undefined): EditAddress {
  if (from && isOwn(section, context, from)) return { section: section.key, ...from };
  // A store with one language uses the store layer, because another brand may share the language.
  const [layer = 'store'] = ownLayers(section, context);
  const key = KEYS[layer]?.(context) ?? context.store.storeKey;
  return { section: section.key, layer, key, validFrom: null, validTo: null };
}

/** Returns whether a cell can inherit; a section on the store layer only has nothing below it. */
export function canInherit({ layers }: Place): boolean {
  return layers.length > 1;
}
