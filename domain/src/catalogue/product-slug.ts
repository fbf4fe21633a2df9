const PRODUCT_SLUG = /-(ex\d{8})$/;

/** The SKU that a slug names, when it is a product's: a product slug ends in its SKU (`…-ex10000123`); undefined for any other slug. */
export function skuOfSlug(slug: string): string | undefined {
  return PRODUCT_SLUG.exec(slug)?.[1]?.toUpperCase();
}
