/** The id of a product by its SKU; undefined for one that the project does not have yet. */
export type IdOf = (sku: string) => string | undefined;

/** Of an accessory: the machines that it belongs to. Set once they are there, so a product's own draft lacks it. */
export const PARENT_PRODUCTS = 'parentProductsForAccessory';

/** Products as the values of a set of references; undefined where there is none to name. */
export function productReferences(
  skus: readonly string[],
  idOf: IdOf,
): readonly { readonly typeId: 'product'; readonly id: string }[] | undefined {
  const ids = skus.flatMap((sku) => idOf(sku) ?? []);
  return ids.length > 0 ? ids.map((id) => ({ typeId: 'product', id })) : undefined;
}
