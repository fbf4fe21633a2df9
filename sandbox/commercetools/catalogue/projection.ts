import type { Price, ProductProjection, ProductVariant, ProductVariantAvailability } from '@commercetools/platform-sdk';
import { currentProductDiscounts, withProductDiscount } from '../pricing/product-discount.js';
import { selectPrice, type PriceSelection } from '../pricing/select-price.js';
import { productDiscounts } from '../families/families.js';
import type { Restriction } from '../storage/query.js';
import type { Work } from '../work/work.js';
import { ratingStatistics } from '../families/rating-statistics.js';
import { availabilities } from './availability.js';
import type { LocaleProjection } from './locale-projection.js';
import { standalonePricesOf } from './standalone-prices.kind.js';
import { pricedProduct } from './priced-product.js';
import { stagedData, type StoredProduct } from '../storage/stored-product.js';

/** How products are shown. */
export interface ProjectionView {
  readonly staged: boolean;
  /** The selection of a price per variant; undefined selects none. */
  readonly price?: Omit<PriceSelection, 'date'>;
  /** Limits texts to some locales; undefined shows all. */
  readonly locales?: LocaleProjection;
  /** Only prices of these channels (and those of none); undefined shows all. */
  readonly channelIds?: readonly string[];
  /** Only products that the store sells; undefined or empty shows all. */
  readonly assortment?: readonly Restriction[];
}

type VariantView = (variant: ProductVariant) => ProductVariant;

interface VariantFacts {
  readonly now: Date;
  readonly discounted: (price: Price, variant: ProductVariant) => Price;
  readonly stock: ReadonlyMap<string, ProductVariantAvailability>;
  /** Standalone prices by SKU; undefined for embedded prices. */
  readonly standalone?: ReadonlyMap<string, Price[]>;
}

function variantView(view: ProjectionView, { now, discounted, stock, standalone }: VariantFacts): VariantView {
  return (variant) => {
    const { channelIds } = view;
    const offered = (all: readonly Price[] = []): Price[] =>
      all
        .filter(({ channel }) => !channel || channelIds === undefined || channelIds.includes(channel.id))
        .map((price) => discounted(price, variant));
    const prices = offered(variant.prices);
    const counting = standalone === undefined ? prices : offered(standalone.get(variant.sku ?? ''));
    const price = view.price === undefined ? undefined : selectPrice(counting, { ...view.price, date: now });
    const availability = stock.get(variant.sku ?? '');
    return { ...variant, prices, ...(price && { price }), ...(availability && { availability }) };
  };
}

/** Returns products as projections: current (or staged) data with selected and discounted prices, locales and stock. */
export async function projections(
  work: Work,
  found: readonly StoredProduct[],
  view: ProjectionView,
): Promise<ProductProjection[]> {
  const discounts = currentProductDiscounts(await work.backend.cache.all(productDiscounts), work.now);
  const shown = found.map((product) => (view.staged ? stagedData(product) : product.masterData.current));
  const skus = shown.flatMap((data) => [data.masterVariant, ...data.variants].flatMap(({ sku }) => sku ?? []));
  const ids = found.map(({ id }) => id);
  const hasStandalonePrices = found.some(({ priceMode }) => priceMode === 'Standalone');
  const [stock, ratings, standalone] = await Promise.all([
    availabilities(work, skus),
    ratingStatistics(work.db, ids),
    hasStandalonePrices ? standalonePricesOf(work, skus) : undefined,
  ]);
  return Promise.all(
    found.map(async (product, index) => {
      const all = shown[index] ?? product.masterData.current;
      const data = view.locales?.whole(all, product.productType.id) ?? all;
      const priced = await pricedProduct(work, product);
      const toView = variantView(view, {
        now: work.now,
        discounted: (price, variant) => withProductDiscount(price, { product: priced, variant }, discounts),
        stock,
        standalone: product.priceMode === 'Standalone' ? standalone : undefined,
      });
      // A projection has no originators.
      const { masterData, createdBy: _by, lastModifiedBy: _lastBy, ...own } = product;
      return {
        ...own,
        ...data,
        published: masterData.published,
        hasStagedChanges: masterData.hasStagedChanges,
        reviewRatingStatistics: ratings.get(product.id),
        masterVariant: toView(data.masterVariant),
        variants: data.variants.map(toView),
      };
    }),
  );
}
