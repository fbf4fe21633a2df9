import type { Attribute, Price, ProductData, ProductVariant } from '@commercetools/platform-sdk';
import type { StoredProduct } from '../storage/stored-product.js';
import { stagedData } from '../storage/stored-product.js';
import { allows } from '../oauth/scopes.js';
import { withProductDiscount } from '../pricing/product-discount.js';
import { selectPrice } from '../pricing/select-price.js';
import { categories } from '../families/families.js';
import type { LocaleProjection } from '../catalogue/locale-projection.js';
import type { GraphqlContext } from './graphql-context.js';

/** A product, and the locales in which the query shows it; undefined for all. */
export type ShownProduct = StoredProduct & { readonly projection?: LocaleProjection | undefined };

/** Product data with its product, which discounts of its prices need. */
type DataSource = ProductData & { readonly product: ShownProduct };
type VariantSource = ProductVariant & { readonly product?: ShownProduct };

const dataOf = (product: ShownProduct, data: ProductData): DataSource => ({
  ...(product.projection?.texts(data) ?? data),
  product,
});
const variantOf = (data: DataSource, variant: ProductVariant): VariantSource => ({ ...variant, product: data.product });
const variantsOf = (data: DataSource): VariantSource[] =>
  [data.masterVariant, ...data.variants].map((variant) => variantOf(data, variant));

interface Named {
  readonly includeNames?: readonly string[] | null;
  readonly excludeNames?: readonly string[] | null;
}

/** Returns the entries with the included and without the excluded names; by default all. */
export const onlyNamed = <T extends { readonly name: string }>(
  entries: readonly T[],
  { includeNames, excludeNames }: Named,
): T[] =>
  entries.filter(({ name }) => (includeNames?.includes(name) ?? true) && !(excludeNames?.includes(name) ?? false));

async function discounted(variant: VariantSource, price: Price, context: GraphqlContext): Promise<Price> {
  const { product } = variant;
  if (product === undefined) return price;
  const discounts = await context.currentDiscounts();
  return discounts.length === 0
    ? price
    : withProductDiscount(price, { product: await context.pricedProduct(product), variant }, discounts);
}

interface PriceArguments {
  readonly currency: string;
  readonly country?: string | null;
  readonly channelId?: string | null;
  readonly customerGroupId?: string | null;
  readonly date?: string | null;
}

async function priceFor(
  variant: VariantSource,
  wanted: PriceArguments,
  context: GraphqlContext,
): Promise<Price | undefined> {
  const price = selectPrice(variant.prices ?? [], {
    currency: wanted.currency,
    country: wanted.country ?? undefined,
    channelId: wanted.channelId ?? undefined,
    customerGroupId: wanted.customerGroupId ?? undefined,
    date: wanted.date ? new Date(wanted.date) : context.work.now,
  });
  return price && discounted(variant, price, context);
}

async function availability(
  { sku }: VariantSource,
  _args: object,
  context: GraphqlContext,
): Promise<object | undefined> {
  const stock = sku === undefined ? undefined : await context.availability(sku);
  if (stock === undefined) return undefined;
  const { channels, ...general } = stock;
  const byChannel = Object.entries(channels ?? {});
  return {
    noChannel: general.isOnStock === undefined ? undefined : general,
    channels: ({
      includeChannelIds,
      excludeChannelIds,
    }: {
      includeChannelIds?: string[];
      excludeChannelIds?: string[];
    }) => {
      const shown = byChannel.filter(
        ([id]) => (includeChannelIds?.includes(id) ?? true) && !(excludeChannelIds?.includes(id) ?? false),
      );
      return {
        total: shown.length,
        results: shown.map(([id, one]) => ({ channel: { typeId: 'channel', id }, availability: one })),
      };
    },
  };
}

const bySku =
  ({ skus }: { skus?: readonly string[] | null }) =>
  ({ sku }: ProductVariant): boolean =>
    skus?.includes(sku ?? '') ?? true;

/** Resolvers of products, their data, variants and prices. */
export const productResolvers = {
  Product: {
    masterData: (product: ShownProduct) => ({ ...product.masterData, product }),
    reviewRatingStatistics: ({ id }: StoredProduct, _args: object, context: GraphqlContext) =>
      context.ratingStatistics(id),
    skus: ({ masterData: { current } }: StoredProduct) =>
      [current.masterVariant, ...current.variants].flatMap(({ sku }) => sku ?? []),
  },
  ProductCatalogData: {
    current: ({ product }: { product: ShownProduct }) =>
      product.masterData.published ? dataOf(product, product.masterData.current) : undefined,
    staged: ({ product }: { product: ShownProduct }, _args: object, { work }: GraphqlContext) =>
      allows(work.access, ['view_products']) ? dataOf(product, stagedData(product)) : undefined,
  },
  ProductData: {
    masterVariant: (data: DataSource) => variantOf(data, data.masterVariant),
    variants: (data: DataSource, args: { skus?: string[] }) => variantsOf(data).slice(1).filter(bySku(args)),
    allVariants: (data: DataSource, args: { skus?: string[] }) => variantsOf(data).filter(bySku(args)),
    variant: (data: DataSource, { sku, key }: { sku?: string; key?: string }) =>
      variantsOf(data).find((one) => (sku ? one.sku === sku : key !== undefined && one.key === key)),
    skus: (data: DataSource) => variantsOf(data).flatMap(({ sku }) => sku ?? []),
    categoryOrderHint: (data: DataSource, { categoryId }: { categoryId: string }) =>
      data.categoryOrderHints?.[categoryId],
    categoryOrderHints: (data: DataSource) =>
      Object.entries(data.categoryOrderHints ?? {}).map(([categoryId, orderHint]) => ({ categoryId, orderHint })),
  },
  ProductVariant: {
    price: (variant: VariantSource, args: PriceArguments, context: GraphqlContext) => priceFor(variant, args, context),
    prices: (variant: VariantSource, _args: object, context: GraphqlContext) =>
      Promise.all((variant.prices ?? []).map((price) => discounted(variant, price, context))),
    attributesRaw: ({ attributes = [], product }: VariantSource, args: Named): Attribute[] => {
      const named = onlyNamed(attributes, args);
      return product?.projection?.attributes(named, product.productType.id) ?? named;
    },
    availability,
  },
  Image: {
    dimensions: ({ dimensions }: { dimensions: { w: number; h: number } }) => ({
      width: dimensions.w,
      height: dimensions.h,
    }),
  },
  Category: {
    children: async ({ id }: { id: string }, _args: object, { work }: GraphqlContext) =>
      (await work.backend.cache.all(categories))
        .filter(({ parent }) => parent?.id === id)
        .sort((one, other) => Number(one.orderHint) - Number(other.orderHint)),
    childCount: async ({ id }: { id: string }, _args: object, { work }: GraphqlContext) =>
      (await work.backend.cache.all(categories)).filter(({ parent }) => parent?.id === id).length,
  },
};
