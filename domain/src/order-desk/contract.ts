import * as z from 'zod/mini';
import { cartAddressSchema } from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { RETURN_REASONS } from '../my-orders/returns.js';

/** Highest number of orders that a search shows over all pages. */
export const MAXIMUM_HITS = 500;
/** Maximum orders per page. Lower than in other lists, because each row is personal data. */
const MAXIMUM_PER_PAGE = 25;

const searchText = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(120), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

/** Sent in the request body, not in the URL: URLs are logged, and names and e-mail addresses are personal data. */
export const orderSearchSchema = z.strictObject({
  /** An order number, an e-mail address, a payment reference or a name. */
  q: searchText,
  page: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMUM_HITS)), 1),
  perPage: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMUM_PER_PAGE)), MAXIMUM_PER_PAGE),
});

export const orderStateSchema = z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']);
export const paymentStateSchema = z.nullable(z.enum(['BalanceDue', 'CreditOwed', 'Failed', 'Paid', 'Pending']));
export const shipmentStateSchema = z.nullable(
  z.enum(['Backorder', 'Canceled', 'Delayed', 'Delivered', 'Partial', 'Pending', 'Ready', 'Shipped']),
);

/** An order in a list. */
export const orderHitSchema = z.object({
  id: z.string(),
  /** The displayed number; Czech numbers without `NS`. */
  orderNumber: z.string(),
  storeKey: z.string(),
  countryCode: z.string(),
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  total: moneySchema,
  /** The payment method's name at the commerce backend. */
  paymentMethod: z.nullable(z.string()),
  orderState: orderStateSchema,
  paymentState: paymentStateSchema,
  shipmentState: shipmentStateSchema,
});

/** A page of found orders, newest first. `total` is at most `MAXIMUM_HITS`. */
export const orderSearchAnswerSchema = z.object({
  /** The kind of term that the text was parsed as. */
  kind: z.enum(['email', 'number', 'reference', 'name']),
  orders: z.array(orderHitSchema),
  total: z.int(),
  /** Whether there are more orders than `total`; a narrower text finds them. */
  isTruncated: z.boolean(),
});

const lineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  total: moneySchema,
});

const itemsSchema = z.array(z.object({ name: z.string(), quantity: z.int() }));

export const deliverySchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  items: itemsSchema,
  parcels: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      carrier: z.nullable(z.string()),
      trackingId: z.nullable(z.string()),
    }),
  ),
});

export const returnSchema = z.object({
  returnedAt: z.nullable(z.string()),
  trackingId: z.nullable(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      shipmentState: z.string(),
      paymentState: z.string(),
      /** Why the customer returns the item; null if the return was not announced in the shop. */
      reason: z.nullable(z.enum(RETURN_REASONS)),
      /** The text that the customer wrote. */
      note: z.string(),
    }),
  ),
});

/** Parts of the program that contribute to the timeline of an order. */
export const TIMELINE_SOURCES = [
  'order',
  'checkout',
  'payment',
  'webhook',
  'mail',
  'delivery',
  'invoice',
  'vat',
  'staff',
] as const;

/** An event of an order. `event` is a code of the source; `facts` are values to show, such as amounts and references. */
export const timelineEventSchema = z.object({
  at: z.string(),
  source: z.enum(TIMELINE_SOURCES),
  event: z.string(),
  facts: z.record(z.string(), z.string()),
  tone: z.enum(['neutral', 'good', 'bad']),
});

/** All events of an order, oldest first; `missing` are sources that did not answer. */
export const timelineSchema = z.object({
  events: z.array(timelineEventSchema),
  missing: z.array(z.enum(TIMELINE_SOURCES)),
});

export const ORDER_ACTIONS = ['cancel', 'capture', 'refund'] as const;
export const orderActionKindSchema = z.enum(ORDER_ACTIONS);

/** Why an action is not possible now. */
export const ORDER_ACTION_REFUSALS = [
  'already-cancelled',
  'already-shipped',
  'already-captured',
  'nothing-to-capture',
  'nothing-to-refund',
  'not-paid-online',
  'transfer-not-arrived',
  'request-open',
] as const;

/** An action, why it is not possible (null if it is), and its highest amount (null for a cancellation). */
export const availableActionSchema = z.object({
  kind: orderActionKindSchema,
  refusal: z.nullable(z.enum(ORDER_ACTION_REFUSALS)),
  maximum: z.nullable(moneySchema),
});

/**
 * `proposed` waits for a second person, `running` for our call to the provider or the commerce backend, `sent` for the
 * provider's confirmation.
 */
export const ORDER_REQUEST_STATES = ['proposed', 'refused', 'expired', 'running', 'sent', 'done', 'failed'] as const;

/** Reasons that the cancellation mail can give, in the customer's language. */
export const CUSTOMER_REASONS = ['requested', 'unavailable', 'unpaid'] as const;
const customerReason = z.nullable(z.enum(CUSTOMER_REASONS));

/** An action that a member of staff requested. */
export const orderRequestSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  countryCode: z.string(),
  kind: orderActionKindSchema,
  /** Null for a cancellation. */
  amount: z.nullable(moneySchema),
  reason: z.string(),
  /** The reason in the mail to the customer; null for none. */
  customerReason,
  state: z.enum(ORDER_REQUEST_STATES),
  requestedBy: z.string(),
  requestedAt: z.string(),
  /** Until when a second person may decide. */
  expiresAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Why it failed or was refused. */
  result: z.nullable(z.string()),
});

/** The next step for staff. The console shows each code as a sentence. */
export const ORDER_NEXT_STEPS = [
  'approve-request',
  'await-provider',
  'await-money',
  'replace-payment',
  'capture',
  'ship',
  'await-delivery',
  'await-return',
  'refund-return',
  'nothing',
] as const;

/** An order as the order desk of the console shows it. */
export const deskOrderSchema = z.object({
  ...orderHitSchema.shape,
  version: z.int(),
  /** Where the money comes in: at the payment provider, on the store's bank account, or elsewhere, such as cash. */
  paymentChannel: z.enum(['provider', 'account', 'other']),
  /** Whether a cancellation has its own mail. If not, the mail about the returned payment reports it. */
  isCancellationMailed: z.boolean(),
  /** The next step; the state is in `orderState`, `paymentState` and `shipmentState`. */
  nextStep: z.enum(ORDER_NEXT_STEPS),
  lines: z.array(lineSchema),
  billingAddress: cartAddressSchema,
  shippingAddress: cartAddressSchema,
  shippingMethod: z.nullable(z.string()),
  deliveries: z.array(deliverySchema),
  returns: z.array(returnSchema),
  money: z.object({
    total: moneySchema,
    authorised: moneySchema,
    captured: moneySchema,
    refunded: moneySchema,
    open: moneySchema,
  }),
  /** References of the payments at the shop, the provider and the commerce backend. */
  references: z.array(z.string()),
  actions: z.array(availableActionSchema),
  requests: z.array(orderRequestSchema),
});

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** Requests an action. `id` is the idempotency key: the same id runs once. */
export const requestOrderActionSchema = z.strictObject({
  id: z.uuid(),
  kind: orderActionKindSchema,
  /** Cents; required for a refund, ignored by a cancellation. */
  centAmount: z.nullable(z.int().check(z.positive())),
  /** For staff and the audit; the customer does not see it. */
  reason,
  /** Only for a cancellation of an order that was not paid online; the mail about a returned payment gives no reason. */
  customerReason: z._default(customerReason, null),
});
export const decideOrderRequestSchema = z.strictObject({ isApproved: z.boolean(), reason: z.nullable(reason) });
export const orderRequestsSchema = z.object({ requests: z.array(orderRequestSchema) });

export type OrderSearch = z.infer<typeof orderSearchSchema>;
export type OrderHit = z.infer<typeof orderHitSchema>;
export type OrderSearchAnswer = z.infer<typeof orderSearchAnswerSchema>;
export type TimelineSource = (typeof TIMELINE_SOURCES)[number];
export type TimelineEvent = z.infer<typeof timelineEventSchema>;
export type Timeline = z.infer<typeof timelineSchema>;
export type OrderActionKind = z.infer<typeof orderActionKindSchema>;
export type OrderActionRefusal = (typeof ORDER_ACTION_REFUSALS)[number];
export type AvailableAction = z.infer<typeof availableActionSchema>;
export type CustomerReason = (typeof CUSTOMER_REASONS)[number];
export type OrderRequest = z.infer<typeof orderRequestSchema>;
export type OrderNextStep = (typeof ORDER_NEXT_STEPS)[number];
export type DeskOrder = z.infer<typeof deskOrderSchema>;
export type RequestOrderAction = z.infer<typeof requestOrderActionSchema>;
export type DecideOrderRequest = z.infer<typeof decideOrderRequestSchema>;
