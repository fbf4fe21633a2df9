import * as z from 'zod/mini';
import { supportValuesSchema } from './workbench-api.js';

/** A submitted support form. The store's form defines which fields are required. */
export const supportSubmissionSchema = z.object({ values: supportValuesSchema });

/** Confirms that the request is stored and will be delivered. */
export const supportReceiptSchema = z.object({ id: z.uuid() });

export type SupportSubmission = z.infer<typeof supportSubmissionSchema>;
export type SupportReceipt = z.infer<typeof supportReceiptSchema>;
