import type { Channel } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const channelsKind: Kind<Channel>;
