import { stagedData } from '../catalogue/stored-product.js';
import { allows } from '../oauth/scopes.js';
import { withProductDiscount } from '../pricing/product-discount.js';
import { selectPrice } from '../pricing/select-price.js';
import { categories } from '../resources/families.js';
const dataOf = (product, data) => ({ ...data, product });
const variantOf = (data, variant) => ({ ...variant, product: data.product });
const variantsOf = (data) => [data.masterVariant, ...data.variants].map((variant) => variantOf(data, variant));
/** The entries whose names were asked for; without a wish, all. */
export const onlyNamed = (entries, { includeNames, excludeNames }) =>
  entries.filter(({ name }) => (includeNames?.includes(name) ?? true) && !(excludeNames?.includes(name) ?? false));
async function discounted(variant, price, context) {
  const { product } = variant;
  if (product === undefined) return price;
  const discounts = await context.currentDiscounts();
  return discounts.length === 0
    ? price
    : withProductDiscount(price, await context.pricedProduct(product), variant, discounts);
}
async function priceFor(variant, wanted, context) {
  const price = selectPrice(variant.prices ?? [], {
    currency: wanted.currency,
    country: wanted.country ?? undefined,
    channelId: wanted.channelId ?? undefined,
    customerGroupId: wanted.customerGroupId ?? undefined,
    date: wanted.date ? new Date(wanted.date) : context.work.now,
  });
  return price && discounted(variant, price, context);
}
async function availability({ sku }, _args, context) {
  const stock = sku === undefined ? undefined : await context.availability(sku);
  if (stock === undefined) return undefined;
  const { channels, ...general } = stock;
  const byChannel = Object.entries(channels ?? {});
  return {
    noChannel: general.isOnStock === undefined ? undefined : general,
    channels: ({ includeChannelIds, excludeChannelIds }) => {
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
  ({ skus }) =>
  ({ sku }) =>
    skus?.includes(sku ?? '') ?? true;
/** Resolvers of products, their data, variants and prices. */
export const productResolvers = {
  Product: {
    masterData: (product) => ({ ...product.masterData, product }),
    skus: ({ masterData: { current } }) => [current.masterVariant, ...current.variants].flatMap(({ sku }) => sku ?? []),
  },
  ProductCatalogData: {
    current: ({ product }) => (product.masterData.published ? dataOf(product, product.masterData.current) : undefined),
    staged: ({ product }, _args, { work }) =>
      allows(work.access, ['view_products']) ? dataOf(product, stagedData(product)) : undefined,
  },
  ProductData: {
    masterVariant: (data) => variantOf(data, data.masterVariant),
    variants: (data, args) => variantsOf(data).slice(1).filter(bySku(args)),
    allVariants: (data, args) => variantsOf(data).filter(bySku(args)),
    variant: (data, { sku, key }) =>
      variantsOf(data).find((one) => (sku ? one.sku === sku : key !== undefined && one.key === key)),
    skus: (data) => variantsOf(data).flatMap(({ sku }) => sku ?? []),
    categoryOrderHint: (data, { categoryId }) => data.categoryOrderHints?.[categoryId],
    categoryOrderHints: (data) =>
      Object.entries(data.categoryOrderHints ?? {}).map(([categoryId, orderHint]) => ({ categoryId, orderHint })),
  },
  ProductVariant: {
    price: (variant, args, context) => priceFor(variant, args, context),
    prices: (variant, _args, context) =>
      Promise.all((variant.prices ?? []).map((price) => discounted(variant, price, context))),
    attributesRaw: ({ attributes }, args) => onlyNamed(attributes ?? [], args),
    availability,
  },
  Image: {
    dimensions: ({ dimensions }) => ({
      width: dimensions.w,
      height: dimensions.h,
    }),
  },
  Category: {
    children: async ({ id }, _args, { work }) =>
      (await work.backend.cache.all(categories))
        .filter(({ parent }) => parent?.id === id)
        .sort((one, other) => Number(one.orderHint) - Number(other.orderHint)),
    childCount: async ({ id }, _args, { work }) =>
      (await work.backend.cache.all(categories)).filter(({ parent }) => parent?.id === id).length,
  },
};
//# sourceMappingURL=product-resolvers.js.map
