import * as z from 'zod/mini';

/** What is wrong with a payment or an order. */
export const DIFFERENCE_KINDS = [
  /** The provider has money, and we have no order for it. */
  'missing-order',
  /** An order was paid online, and the provider has no money for it. */
  'missing-payment',
  /** The amount at the provider is not what the order costs, with fee and rounding. */
  'amount-differs',
  /** The ledger does not say what the provider says: a webhook is missing. */
  'ledger-differs',
  /** The provider has several payments with money for one order. */
  'double',
] as const;

export const differenceSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Our reference of the payment. */
  merchantReference: z.string(),
  /** The provider's reference; null if it has no payment. */
  paymentReference: z.nullable(z.string()),
  currencyCode: z.string(),
  /** In cents: what order or ledger say; null without an order. */
  expectedCentAmount: z.nullable(z.int()),
  /** In cents: what the provider says; null without a payment. */
  foundCentAmount: z.nullable(z.int()),
});

/** A comparison of provider, orders and ledger. */
export const reconciliationSchema = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The orders of this time were compared. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  payments: z.int(),
  orders: z.int(),
  /** The first 500. */
  differences: z.array(differenceSchema),
  differenceCount: z.int(),
});

export const reconciliationStateSchema = z.object({
  /** Whether there is a report of the provider to compare with. */
  isConfigured: z.boolean(),
  /** The newest comparison; null before the first one. */
  newest: z.nullable(reconciliationSchema),
});

export type Difference = z.infer<typeof differenceSchema>;
export type DifferenceKind = Difference['kind'];
export type Reconciliation = z.infer<typeof reconciliationSchema>;
export type ReconciliationState = z.infer<typeof reconciliationStateSchema>;
