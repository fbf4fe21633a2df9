import type { Kind } from '../resources/kind.js';
import { type StoredProduct } from './stored-product.js';
export declare const productsKind: Kind<StoredProduct>;
