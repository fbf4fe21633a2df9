import type { Zone } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const zonesKind: Kind<Zone>;
