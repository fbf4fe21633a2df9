import type { ShippingMethod } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const shippingMethodsKind: Kind<ShippingMethod>;
