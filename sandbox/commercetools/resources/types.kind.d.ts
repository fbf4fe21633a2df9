import type { Type } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const typesKind: Kind<Type>;
