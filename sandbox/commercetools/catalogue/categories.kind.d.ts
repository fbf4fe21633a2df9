import type { Category } from '@commercetools/platform-sdk';
import { type Kind } from '../resources/kind.js';
export declare const categoriesKind: Kind<Category>;
