import type { Order } from '@commercetools/platform-sdk';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
import type { Identifier } from '../storage/repository.js';
/** An order of this audience, or undefined. */
export declare function findOrder(work: Work, audience: Audience, identifier: Identifier): Promise<Order | undefined>;
export declare const updateOrder: (work: Work, audience: Audience, identifier: Identifier, raw: unknown) => Promise<Order>;
export declare const deleteOrder: (work: Work, audience: Audience, identifier: Identifier, version: number) => Promise<Order>;
