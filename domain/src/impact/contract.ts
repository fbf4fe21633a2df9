import * as z from 'zod/mini';
import { currencyCodeSchema } from '../money/contract.js';

/** What a change can do to a cart or an order, in the order in which people read it. */
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

/** The amounts that a change can move. */
export const IMPACT_AMOUNTS = ['shipping', 'cash-on-delivery-fee', 'cash-rounding'] as const;

/** A cart by its id or an order by its number, and its gross total in cents; nothing of whom it is. */
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

/** What of an amount changes: of how many carts and orders, and what it comes to for them before and after, in cents. */
export const impactAmountSchema = z.object({
  amount: z.enum(IMPACT_AMOUNTS),
  currencyCode: currencyCodeSchema,
  carts: z.int(),
  orders: z.int(),
  beforeCentAmount: z.int(),
  afterCentAmount: z.int(),
  samples: z.array(impactSampleSchema),
});

/** What was looked at and what came of it. */
const talliedSchema = {
  carts: z.int(),
  orders: z.int(),
  /** Carts and orders of a currency that the store does not have then: they are not checked out at all. */
  otherCurrency: z.int(),
  outcomes: z.array(impactOutcomeSchema),
  amounts: z.array(impactAmountSchema),
};

export const storeImpactSchema = z.object({
  storeKey: z.string(),
  /** The instant from which the change holds; null for at once. */
  at: z.nullable(z.string()),
  ...talliedSchema,
});

/** A draft replayed over open carts and past orders. A failed count says nothing of the draft. */
export const impactSchema = z.object({
  state: z.enum(['counting', 'done', 'failed']),
  /** How many days of orders are looked at. */
  days: z.int(),
  progress: z.object({ looked: z.int(), expected: z.int() }),
  total: z.object(talliedSchema),
  /** The stores for which the draft changes a rule of the checkout. */
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
