import type { TaxCategory } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const taxCategoriesKind: Kind<TaxCategory>;
