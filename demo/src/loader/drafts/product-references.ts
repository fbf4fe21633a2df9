/** Returns the id of a product by SKU; undefined if the project does not have it yet. */
export type IdOf = (sku: string) => string | undefined;

/** Attribute of an accessory: its machines. Set after they are created, so it is not in the product draft. */
export const PARENT_PRODUCTS = 'parentProductsForAccessory';

/** Returns products as a set of references; undefined if it is empty. */
export function productReferences(
  skus: readonly string[],
  idOf: IdOf,
): readonly { readonly typeId: 'product'; readonly id: string }[] | undefined {
  const ids = skus.flatMap((sku) => idOf(sku) ?? []);
  return ids.length > 0 ? ids.map((id) => ({ typeId: 'product', id })) : undefined;
}
