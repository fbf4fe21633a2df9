import type { ProductDiscount } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const productDiscountsKind: Kind<ProductDiscount>;
