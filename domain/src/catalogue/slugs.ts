/** Returns the URL slug of a brand's name: `Royal Catering` → `royal-catering`. */
export function brandSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the slug of a brand's fixed link: `/royal-catering/` → `royal-catering`; undefined for an external link. */
export function slugOfBrandLink(url: string): string | undefined {
  return /^\/([a-z0-9][a-z0-9-]*)\/?$/.exec(url)?.[1];
}

const PRODUCT_SLUG = /-(ex\d{8})$/;

/** Returns the SKU at the end of a product slug (`…-ex10000123`); undefined for other slugs. */
export function skuOfSlug(slug: string): string | undefined {
  return PRODUCT_SLUG.exec(slug)?.[1]?.toUpperCase();
}
