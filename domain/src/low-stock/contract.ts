import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';
import { countSchema } from '../quantity/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** Stock below which a product counts as low, by price band (spec core §9). Cents of the store's currency; pieces. */
export const lowStockSchema = z.object({
  highBoundaryCentAmount: configuredCentAmountSchema,
  lowBoundaryCentAmount: configuredCentAmountSchema,
  piecesAtOrAboveHigh: countSchema,
  piecesBetween: countSchema,
  piecesBelowLow: countSchema,
});

export type LowStock = z.infer<typeof lowStockSchema>;

/** The section of the config; pages read it as `lowStock`. */
export const lowStockContract = sectionContract(lowStockSchema, { page: (lowStock: LowStock) => lowStock });
