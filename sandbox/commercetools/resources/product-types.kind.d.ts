import type { ProductType } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const productTypesKind: Kind<ProductType>;
