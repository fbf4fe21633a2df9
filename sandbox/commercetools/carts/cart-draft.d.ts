import type { Cart } from '@commercetools/platform-sdk';
import { type Audience } from '../resources/audience.js';
import type { Work } from '../resources/work.js';
/** A new cart from its draft, not yet priced; lines are added one by one so that equal ones merge. */
export declare function cartFromDraft(work: Work, audience: Audience, raw: unknown): Promise<Cart>;
