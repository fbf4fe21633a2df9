import type { DiscountCode } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const discountCodesKind: Kind<DiscountCode>;
