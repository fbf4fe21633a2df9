import type { Payment } from '@commercetools/platform-sdk';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
import type { Identifier } from '../storage/repository.js';
export declare const createPayment: (work: Work, audience: Audience, raw: unknown) => Promise<Payment>;
/** A payment of this audience, or undefined. */
export declare function findPayment(work: Work, audience: Audience, identifier: Identifier): Promise<Payment | undefined>;
export declare const updatePayment: (work: Work, audience: Audience, identifier: Identifier, raw: unknown) => Promise<Payment>;
export declare const deletePayment: (work: Work, audience: Audience, identifier: Identifier, version: number) => Promise<Payment>;
