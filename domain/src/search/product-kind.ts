/** Kinds of products in the order of equally good hits: new before returned, machines before sets, accessories last. */
export const PRODUCT_KINDS = ['machine', 'returned', 'set', 'accessory'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Returns the rank of a kind among equally good hits; returned machines rank as machines. */
export const kindRank = (kind: ProductKind): number => Math.max(0, PRODUCT_KINDS.indexOf(kind) - 1);
