import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** When a second person must approve an action of staff on an order. Amounts in cents of the store's currency. */
export const orderApprovalSchema = z.object({
  /** The amount from which a refund, capture or cancellation needs a second person; 0 for every one. */
  fromCentAmount: configuredCentAmountSchema,
});

export type OrderApproval = z.infer<typeof orderApprovalSchema>;

/** The section of the config; no page reads it. */
export const orderApprovalContract = sectionContract(orderApprovalSchema);
