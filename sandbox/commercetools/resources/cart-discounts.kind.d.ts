import type { CartDiscount } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const cartDiscountsKind: Kind<CartDiscount>;
