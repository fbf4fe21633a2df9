/** What a product is to who searches, in the order in which equally good hits stand: what is new before what was returned, machines before sets of them, accessories last. */
export const PRODUCT_KINDS = ['machine', 'returned', 'set', 'accessory'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Returns the place of a kind among equally good hits of a text; a returned machine is a machine. */
export const kindRank = (kind: ProductKind): number => Math.max(0, PRODUCT_KINDS.indexOf(kind) - 1);
