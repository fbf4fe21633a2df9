import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';

/** From which stock a product counts as nearly sold out, by its price band (spec core §9). Cents of the store's currency; pieces. */
export const lowStockSchema = z.object({
  highBoundaryCentAmount: configuredCentAmountSchema,
  lowBoundaryCentAmount: configuredCentAmountSchema,
  piecesAtOrAboveHigh: z.int().check(z.positive()),
  piecesBetween: z.int().check(z.positive()),
  piecesBelowLow: z.int().check(z.positive()),
});

export type LowStock = z.infer<typeof lowStockSchema>;
