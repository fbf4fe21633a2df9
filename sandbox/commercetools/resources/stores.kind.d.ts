import type { Store } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const storesKind: Kind<Store>;
