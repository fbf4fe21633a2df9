import { categories, productTypes } from '../families/families.js';
import type { PricedCategory, PricedProduct } from '../pricing/types.js';
import type { Work } from '../work/work.js';
import { standalonePricesOf } from './standalone-prices.kind.js';
import type { StoredProduct } from '../storage/stored-product.js';

async function pricedCategory(work: Work, id: string): Promise<PricedCategory> {
  const category = await work.find(categories, 'id', id);
  return { id, key: category?.key, ancestors: category?.ancestors.map((ancestor) => ancestor.id) };
}

/** Returns the variants with their own prices or their standalone prices, as the price mode says. */
async function pricedVariants(
  work: Work,
  { priceMode, masterData }: StoredProduct,
): Promise<PricedProduct['variants']> {
  const variants = [masterData.current.masterVariant, ...masterData.current.variants];
  if (priceMode !== 'Standalone') return variants;
  const prices = await standalonePricesOf(
    work,
    variants.flatMap(({ sku }) => sku ?? []),
  );
  return variants.map((variant) => ({ ...variant, prices: prices.get(variant.sku ?? '') ?? [] }));
}

/** Returns a product for the pricing engine: its current data, with the keys that discount predicates use. */
export async function pricedProduct(work: Work, product: StoredProduct): Promise<PricedProduct> {
  const { current } = product.masterData;
  const productType = await work.find(productTypes, 'id', product.productType.id);
  return {
    id: product.id,
    key: product.key,
    productType: { id: product.productType.id, key: productType?.key },
    taxCategoryId: product.taxCategory?.id,
    categories: await Promise.all(current.categories.map(({ id }) => pricedCategory(work, id))),
    attributes: current.attributes,
    variants: await pricedVariants(work, product),
  };
}
