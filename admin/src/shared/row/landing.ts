import type { RowAddress } from '@manifold/domain/admin-api/contract';
import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { SectionInWords } from '../section/section-words.js';

/** A store, and the one of its languages in which it is edited. */
export interface Seat {
  readonly store: { readonly storeKey: string; readonly countryCode: string; readonly locales: readonly string[] };
  readonly locale: string;
  /** Whether no other store sells in the country: what is set for the country is then the store's own. */
  readonly isAloneInCountry: boolean;
}

/** The commerce backend has one rate per country and currency: these values are the country's, whoever sells there. */
const SAME_FOR_ALL_BRANDS: readonly string[] = ['shipping-cost'];

type Place = Pick<SectionInWords, 'key' | 'scope' | 'layers'>;

/** The layers on which a section speaks for one store (and language) alone, the lowest first. */
function ownLayers({ key, scope, layers }: Place, { isAloneInCountry, store }: Seat): ConfigLayer[] {
  const isCountryOwn = scope === 'store' && (isAloneInCountry || SAME_FOR_ALL_BRANDS.includes(key));
  const isStoreOwn = scope === 'store' || store.locales.length === 1;
  const own: Readonly<Partial<Record<ConfigLayer, boolean>>> = {
    country: isCountryOwn,
    store: isStoreOwn,
    locale: scope === 'locale',
  };
  return layers.filter((layer) => own[layer] === true);
}

/** Whether a value that comes from a row is the store's own, and not one that it shares. */
export function isOwn(section: Place, seat: Seat, from: Pick<RowAddress, 'layer'> | undefined): boolean {
  return from !== undefined && ownLayers(section, seat).some((layer) => layer === from.layer);
}

const KEYS: Readonly<Partial<Record<ConfigLayer, (seat: Seat) => string>>> = {
  country: ({ store }) => store.countryCode,
  store: ({ store }) => store.storeKey,
  locale: ({ locale }) => locale,
};

/**
 * The row in which an edit of a cell lands: the one that gives the value when that is the store's own, dated or not, so
 * that what is typed is what then holds; else the row of the store, or of its country where nobody else sells there.
 */
export function landing(section: Place, seat: Seat, from: RowAddress | undefined): EditAddress {
  if (from && isOwn(section, seat, from)) return { section: section.key, ...from };
  // A store of one language speaks for itself and not for its language, which another brand may speak too.
  const [layer = 'store'] = ownLayers(section, seat);
  const key = KEYS[layer]?.(seat) ?? seat.store.storeKey;
  return { section: section.key, layer, key, validFrom: null, validTo: null };
}

/** Whether a cell can inherit: a section that is said per store alone has nothing below. */
export function canInherit({ layers }: Place): boolean {
  return layers.length > 1;
}
