import { categories, productTypes } from '../resources/families.js';
async function pricedCategory(work, id) {
  const category = await work.find(categories, 'id', id);
  return { id, key: category?.key, ancestors: category?.ancestors.map((ancestor) => ancestor.id) };
}
/** A product as the pricing engine reads it: its current data, with the keys that discount predicates name. */
export async function pricedProduct(work, product) {
  const { current } = product.masterData;
  const productType = await work.find(productTypes, 'id', product.productType.id);
  return {
    id: product.id,
    key: product.key,
    productType: { id: product.productType.id, key: productType?.key },
    taxCategoryId: product.taxCategory?.id,
    categories: await Promise.all(current.categories.map(({ id }) => pricedCategory(work, id))),
    variants: [current.masterVariant, ...current.variants],
  };
}
//# sourceMappingURL=priced-product.js.map
