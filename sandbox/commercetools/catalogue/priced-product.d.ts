import type { PricedProduct } from '../pricing/types.js';
import type { Work } from '../resources/work.js';
import type { StoredProduct } from './stored-product.js';
/** A product as the pricing engine reads it: its current data, with the keys that discount predicates name. */
export declare function pricedProduct(work: Work, product: StoredProduct): Promise<PricedProduct>;
