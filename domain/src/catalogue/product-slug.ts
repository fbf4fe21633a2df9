const PRODUCT_SLUG = /-(ex\d{8})$/;

/** Returns the SKU at the end of a product slug (`…-ex10000123`); undefined for other slugs. */
export function skuOfSlug(slug: string): string | undefined {
  return PRODUCT_SLUG.exec(slug)?.[1]?.toUpperCase();
}
