import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { Checkout, PaymentAttempt as StoredAttempt } from '../../platform/prisma/generated/client.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';

/** Names of payment methods in Postgres; Prisma's names have no hyphens. */
type StoredMethod = StoredAttempt['method'];

const STORED_METHODS = {
  online: 'online',
  'cash-on-delivery': 'cash_on_delivery',
  'bank-transfer': 'bank_transfer',
} as const satisfies Record<PaymentMethod, StoredMethod>;

const METHODS = {
  online: 'online',
  cash_on_delivery: 'cash-on-delivery',
  bank_transfer: 'bank-transfer',
} as const satisfies Record<StoredMethod, PaymentMethod>;

/** Returns Prisma's name of a payment method. */
export const storedMethod = (method: PaymentMethod): StoredMethod => STORED_METHODS[method];

/** Returns the payment method for its name in Prisma. */
export const paymentMethodFrom = (method: StoredMethod): PaymentMethod => METHODS[method];

export type { Checkout };
export type PaymentAttempt = WithNumbers<StoredAttempt>;
export type CheckoutWithAttempts = Checkout & { attempts: PaymentAttempt[] };
export type AttemptWithCheckout = PaymentAttempt & { checkout: Checkout };

/** States of attempts that ended without an order, so that nothing needs their cart as it was. */
export const ENDED_UNORDERED: readonly PaymentAttempt['status'][] = ['refused', 'abandoned', 'reversing', 'reversed'];

/** Returns whether an attempt was accepted, so that its order exists or will be created. */
export const isAccepted = (status: PaymentAttempt['status']): boolean => status === 'accepted' || status === 'ordered';

/** Returns the amount to pay in cents: cart, fee and rounding. */
export const dueCentAmount = (
  attempt: Pick<PaymentAttempt, 'centAmount' | 'feeCentAmount' | 'roundingCentAmount'>,
): number => attempt.centAmount + attempt.feeCentAmount + attempt.roundingCentAmount;

/** Returns a checkout that Prisma read, with the amounts of its attempts as numbers. */
export const checkoutFrom = <Row extends Checkout & { attempts: StoredAttempt[] }>({
  attempts,
  ...checkout
}: Row): Omit<Row, 'attempts'> & { attempts: PaymentAttempt[] } => ({
  ...checkout,
  attempts: attempts.map(withNumbers),
});

/** A row of a table as `to_jsonb` writes it. */
type JsonRow = Readonly<Record<string, unknown>>;

/**
 * An attempt and its checkout, each read with `to_jsonb`. A plain query like this, for what every visit or order reads, costs half of
 * what the database client needs for both; see `PrismaService.rows`.
 */
export interface AttemptRow {
  readonly attempt: JsonRow;
  readonly checkout: JsonRow;
}

/** A checkout and its attempts, each read with `to_jsonb`. */
export interface CheckoutRow {
  readonly checkout: JsonRow;
  readonly attempts: readonly JsonRow[];
}

/** Returns an attempt with its checkout as Prisma would read it. */
export const attemptFromRow = ({ attempt, checkout }: AttemptRow): AttemptWithCheckout => ({
  ...(fieldsOf(attempt) as PaymentAttempt),
  checkout: fieldsOf(checkout) as Checkout,
});

/** Returns a checkout with its attempts as Prisma would read them. */
export const checkoutFromRow = ({ checkout, attempts }: CheckoutRow): CheckoutWithAttempts => ({
  ...(fieldsOf(checkout) as Checkout),
  attempts: attempts.map((attempt) => fieldsOf(attempt) as PaymentAttempt),
});

const DATE = /_(?:at|since|until)$/;
/** Columns whose values have hyphens in Postgres and underscores in Prisma. */
const ENUMS: ReadonlySet<string> = new Set(['method', 'status']);

const fieldNames = new Map<string, string>();

function fieldOf(column: string): string {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const field = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  fieldNames.set(column, field);
  return field;
}

function valueOf(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (DATE.test(column)) return new Date(value);
  return ENUMS.has(column) ? value.replaceAll('-', '_') : value;
}

const fieldsOf = (row: JsonRow): unknown =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), valueOf(column, value)]));
