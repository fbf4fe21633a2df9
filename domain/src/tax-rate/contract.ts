import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** A country's standard VAT rate as a fraction: 0.23 for 23 %. Rows are dated, because rates change. */
export const taxRateSchema = z.object({ standardRate: z.number().check(z.minimum(0), z.maximum(0.5)) });

export type TaxRate = z.infer<typeof taxRateSchema>;

/** The section of the config; every page reads the rate as `taxRate`. */
export const taxRateContract = sectionContract(taxRateSchema, { page: ({ standardRate }: TaxRate) => standardRate });
