import type { ProductProjection } from '@commercetools/platform-sdk';
import { type PriceSelection } from '../pricing/select-price.js';
import type { Work } from '../resources/work.js';
import { type StoredProduct } from './stored-product.js';
/** How a caller wants products shown. */
export interface ProjectionView {
  readonly staged: boolean;
  /** The price to pick on each variant; without a currency none is picked. */
  readonly price?: Omit<PriceSelection, 'date'>;
  /** Only these locales of localized texts; undefined shows all. */
  readonly locales?: readonly string[];
  /** Only prices of these channels (and those of none); undefined shows all. */
  readonly channelIds?: readonly string[];
}
/** Products as projections: current (or staged) data with selected and discounted prices, locales and stock. */
export declare function projections(
  work: Work,
  found: readonly StoredProduct[],
  view: ProjectionView,
): Promise<ProductProjection[]>;
