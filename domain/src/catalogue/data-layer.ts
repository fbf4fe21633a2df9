import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';

/** A product in a tag manager's data layer (spec core §7). */
export const tagManagerProductSchema = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  family: z.nullable(z.string()),
  /** Names from the department down: `category`, `category2` and so on. */
  categories: z.array(z.string()),
  /** The price to pay for one piece. */
  price: moneySchema,
  /** Whether it is a used product. */
  isBware: z.boolean(),
});

export type TagManagerProduct = z.infer<typeof tagManagerProductSchema>;
