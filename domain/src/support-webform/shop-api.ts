import * as z from 'zod/mini';
import { supportValuesSchema } from './workbench-api.js';

/** A support form as the shop sends it. Which fields it must hold, the store's own form says. */
export const supportSubmissionSchema = z.object({ values: supportValuesSchema });

/** What the shop is told: the request is kept, and will be handed over. */
export const supportReceiptSchema = z.object({ id: z.uuid() });

export type SupportSubmission = z.infer<typeof supportSubmissionSchema>;
export type SupportReceipt = z.infer<typeof supportReceiptSchema>;
