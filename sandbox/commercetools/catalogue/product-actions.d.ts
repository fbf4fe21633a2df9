import { type Actions } from '../resources/kind.js';
import { type StoredProduct } from './stored-product.js';
/** The update actions of products; those on product data obey the `staged` flag. */
export declare const productActions: Actions<StoredProduct>;
