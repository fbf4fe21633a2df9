import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';

/** What a tag manager's data layer says of a product (spec core §7). */
export const tagManagerProductSchema = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  family: z.nullable(z.string()),
  /** Names from the department down: `category`, `category2` and so on. */
  categories: z.array(z.string()),
  /** What is paid for one. */
  price: moneySchema,
  /** Whether it was used before. */
  isBware: z.boolean(),
});

export type TagManagerProduct = z.infer<typeof tagManagerProductSchema>;
