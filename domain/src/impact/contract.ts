import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/contract.js';

/** Effects of a change on a cart or an order, in display order. */
export const IMPACT_OUTCOMES = [
  'cash-on-delivery-lost',
  'cash-on-delivery-gained',
  'bank-transfer-lost',
  'bank-transfer-gained',
  'free-shipping-lost',
  'free-shipping-gained',
  'postal-code-fails',
  'postal-code-passes',
  'street-number-fails',
  'street-number-passes',
  'vat-number-fails',
  'vat-number-passes',
] as const;

/** Amounts that a change can affect. */
export const IMPACT_AMOUNTS = ['shipping', 'cash-on-delivery-fee', 'cash-rounding'] as const;

/** A cart's id or an order's number with its gross total in cents; no personal data. */
export const impactSampleSchema = z.object({
  kind: z.enum(['cart', 'order']),
  name: z.string(),
  centAmount: z.int(),
  currencyCode: currencyCodeSchema,
});

export const impactOutcomeSchema = z.object({
  outcome: z.enum(IMPACT_OUTCOMES),
  carts: z.int(),
  orders: z.int(),
  samples: z.array(impactSampleSchema),
});

/** A changed amount: number of carts and orders, and their totals before and after, in cents. */
export const impactAmountSchema = z.object({
  amount: z.enum(IMPACT_AMOUNTS),
  currencyCode: currencyCodeSchema,
  carts: z.int(),
  orders: z.int(),
  beforeCentAmount: z.int(),
  afterCentAmount: z.int(),
  samples: z.array(impactSampleSchema),
});

/** Numbers of replayed carts and orders, and the outcomes. */
const talliedSchema = {
  carts: z.int(),
  orders: z.int(),
  /** Carts and orders whose currency is not the store's at that time; they are not replayed. */
  otherCurrency: z.int(),
  outcomes: z.array(impactOutcomeSchema),
  amounts: z.array(impactAmountSchema),
};

export const storeImpactSchema = z.object({
  storeKey: z.string(),
  /** When the change takes effect; null for immediately. */
  at: z.nullable(z.string()),
  ...talliedSchema,
});

/** A draft replayed over open carts and past orders. A failed count does not block the draft. */
export const impactSchema = z.object({
  state: z.enum(['counting', 'done', 'failed']),
  /** Number of days of orders. */
  days: z.int(),
  progress: z.object({ looked: z.int(), expected: z.int() }),
  total: z.object(talliedSchema),
  /** Stores whose checkout rules the draft changes. */
  stores: z.array(storeImpactSchema),
});

export type ImpactOutcome = (typeof IMPACT_OUTCOMES)[number];
export type ImpactAmount = (typeof IMPACT_AMOUNTS)[number];
export type ImpactSample = z.infer<typeof impactSampleSchema>;
export type OutcomeCount = z.infer<typeof impactOutcomeSchema>;
export type AmountChange = z.infer<typeof impactAmountSchema>;
export type StoreImpact = z.infer<typeof storeImpactSchema>;
export type TotalImpact = Omit<StoreImpact, 'storeKey' | 'at'>;
export type Impact = z.infer<typeof impactSchema>;
