import { currentProductDiscounts, withProductDiscount } from '../pricing/product-discount.js';
import { selectPrice } from '../pricing/select-price.js';
import { productDiscounts } from '../resources/families.js';
import { availabilities } from './availability.js';
import { pricedProduct } from './priced-product.js';
import { stagedData } from './stored-product.js';
const LOCALIZED = ['name', 'slug', 'description', 'metaTitle', 'metaDescription', 'metaKeywords'];
function inLocales(data, locales) {
  if (locales === undefined) return data;
  const kept = LOCALIZED.flatMap((field) => {
    const text = data[field];
    if (text === undefined) return [];
    return [[field, Object.fromEntries(Object.entries(text).filter(([locale]) => locales.includes(locale)))]];
  });
  return { ...data, ...Object.fromEntries(kept) };
}
function variantView(view, now, discounted, stock) {
  return (variant) => {
    const all = variant.prices ?? [];
    const { channelIds } = view;
    const offered =
      channelIds === undefined ? all : all.filter(({ channel }) => !channel || channelIds.includes(channel.id));
    const prices = offered.map((price) => discounted(price, variant));
    const price = view.price === undefined ? undefined : selectPrice(prices, { ...view.price, date: now });
    const availability = stock.get(variant.sku ?? '');
    return { ...variant, prices, ...(price && { price }), ...(availability && { availability }) };
  };
}
/** Products as projections: current (or staged) data with selected and discounted prices, locales and stock. */
export async function projections(work, found, view) {
  const discounts = currentProductDiscounts(await work.backend.cache.all(productDiscounts), work.now);
  const shown = found.map((product) => (view.staged ? stagedData(product) : product.masterData.current));
  const skus = shown.flatMap((data) => [data.masterVariant, ...data.variants].flatMap(({ sku }) => sku ?? []));
  const stock = await availabilities(work, skus);
  return Promise.all(
    found.map(async (product, index) => {
      const data = inLocales(shown[index] ?? product.masterData.current, view.locales);
      const priced = await pricedProduct(work, product);
      const toView = variantView(
        view,
        work.now,
        (price, variant) => withProductDiscount(price, priced, variant, discounts),
        stock,
      );
      const { masterData, ...own } = product;
      return {
        ...own,
        ...data,
        published: masterData.published,
        hasStagedChanges: masterData.hasStagedChanges,
        masterVariant: toView(data.masterVariant),
        variants: data.variants.map(toView),
      };
    }),
  );
}
//# sourceMappingURL=projection.js.map
