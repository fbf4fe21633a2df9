import * as z from 'zod/mini';

/** The kinds of differences between the payment provider, the orders and the ledger. */
export const DIFFERENCE_KINDS = [
  /** The provider has money, and there is no order for it. */
  'missing-order',
  /** An order counts as paid, and the provider has no money for it. */
  'missing-payment',
  /** The amount at the provider differs from the order's total with fee and rounding. */
  'amount-differs',
  'currency-differs',
  /** The goods of an order left, and the provider has not collected all of its money. */
  'not-collected',
  /** The provider has several payments with money for one order. */
  'double-charge',
  /** The ledger differs from the provider, because a webhook is missing. */
  'capture-not-in-ledger',
  'refund-not-in-ledger',
  'chargeback-not-in-ledger',
  /** The ledger is right, and the commerce backend lacks the transaction. */
  'capture-not-at-backend',
  'refund-not-at-backend',
  'chargeback-not-at-backend',
] as const;

/** `resolved`: a later comparison did not find it any more. `closed`: a member of staff settled it, with a reason. */
export const DIFFERENCE_STATES = ['open', 'resolved', 'closed'] as const;

export const differenceSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Our reference of the payment. */
  merchantReference: z.string(),
  /** The provider's reference; null if it has no payment. */
  paymentReference: z.nullable(z.string()),
  currencyCode: z.string(),
  /** In cents: the amount of the order or the ledger; null without an order. */
  expectedCentAmount: z.nullable(z.int()),
  /** In cents: the amount at the provider, or that of a transaction at the commerce backend; null without a payment. */
  foundCentAmount: z.nullable(z.int()),
});

/** A difference as the order desk lists it. */
export const listedDifferenceSchema = z.object({
  ...differenceSchema.shape,
  id: z.uuid(),
  state: z.enum(DIFFERENCE_STATES),
  /** The displayed number of the order; null without one. */
  orderNumber: z.nullable(z.string()),
  storeKey: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  merchantAccount: z.nullable(z.string()),
  firstSeenAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(z.iso.datetime()),
  closeReason: z.nullable(z.string()),
});

/** How many differences a page has. */
export const DIFFERENCES_PER_PAGE = 50;

export const differencesQuerySchema = z.strictObject({
  state: z._default(z.enum(DIFFERENCE_STATES), 'open'),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});

/** A page of differences, newest first. */
export const differencesPageSchema = z.object({
  differences: z.array(listedDifferenceSchema),
  total: z.int(),
});

/** Settles a difference with the amounts that the person saw. */
export const closeDifferenceSchema = z.strictObject({
  expectedCentAmount: differenceSchema.shape.expectedCentAmount,
  foundCentAmount: differenceSchema.shape.foundCentAmount,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

/** A comparison of provider, orders and ledger. */
export const reconciliationRunSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Null while it runs. */
  finishedAt: z.nullable(z.iso.datetime()),
  /** Null for the daily run. */
  requestedBy: z.nullable(z.string()),
  orders: z.int(),
  payments: z.int(),
  found: z.int(),
  /** Why the last part of the run failed; it is tried again. */
  failure: z.nullable(z.string()),
});

export const reconciliationSchema = z.object({
  /** Whether there is a report of the provider to compare with. */
  isConfigured: z.boolean(),
  /** Up to which instant the reports of all accounts reach; null before the first one. */
  reportedUntil: z.nullable(z.iso.datetime()),
  /** The newest run; null before the first one. */
  run: z.nullable(reconciliationRunSchema),
  /** The number of open differences in the caller's countries. */
  open: z.int(),
});

export type Difference = z.infer<typeof differenceSchema>;
export type DifferenceKind = Difference['kind'];
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
export type ListedDifference = z.infer<typeof listedDifferenceSchema>;
export type DifferencesQuery = z.infer<typeof differencesQuerySchema>;
export type DifferencesPage = z.infer<typeof differencesPageSchema>;
export type CloseDifference = z.infer<typeof closeDifferenceSchema>;
export type ReconciliationRun = z.infer<typeof reconciliationRunSchema>;
export type Reconciliation = z.infer<typeof reconciliationSchema>;
