import type { State } from '@commercetools/platform-sdk';
import { type Kind } from './kind.js';
export declare const statesKind: Kind<State>;
