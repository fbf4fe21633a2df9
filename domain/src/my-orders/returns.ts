import { isVirtualSku } from '../quantity/allowed-quantity.js';

/** Why a customer sends goods back. */
export const RETURN_REASONS = [
  'changed-mind',
  'damaged',
  'defective',
  'wrong-item',
  'not-as-described',
  'other',
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

const SENT: ReadonlySet<string | null> = new Set(['Shipped', 'Partial', 'Delivered']);
const DAY_MS = 24 * 60 * 60_000;
/** The carrier reports no day of receipt, so the period starts when the slowest parcel has arrived. */
const LONGEST_TRANSIT_DAYS = 14;

interface Pieces {
  readonly lineItemId: string;
  readonly quantity: number;
}

/** The parts of an order that its returns depend on. Instants are ISO 8601. */
export interface ReturnFacts {
  readonly orderState: string;
  readonly shipmentState: string | null;
  readonly createdAt: string;
  readonly lines: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
  readonly deliveries: readonly { readonly createdAt: string }[];
  /** Pieces of all earlier announced and received returns. */
  readonly returned: readonly Pieces[];
}

/** The goods that can still be sent back, and the end of the period. */
export interface Returnable {
  /** An ISO instant. */
  readonly until: string;
  readonly items: readonly Pieces[];
}

/**
 * Returns the goods of an order that a customer may still send back: goods that were sent, without services such as the extra
 * guarantee and without pieces of earlier returns. Null before the goods are sent, after the period of `returnDays`, and if
 * nothing is left.
 */
export function returnable(
  facts: ReturnFacts,
  { returnDays, now }: { returnDays: number; now: Date },
): Returnable | null {
  const { orderState, shipmentState, createdAt, lines, deliveries, returned } = facts;
  if (orderState === 'Cancelled' || !SENT.has(shipmentState)) return null;
  const sentAt = Math.max(...[createdAt, ...deliveries.map((delivery) => delivery.createdAt)].map(Date.parse));
  const until = sentAt + (LONGEST_TRANSIT_DAYS + returnDays) * DAY_MS;
  if (now.getTime() > until) return null;
  const items = lines.flatMap(({ id, sku, quantity }) => {
    const left = quantity - returnedPieces(returned, id);
    return left > 0 && !isVirtualSku(sku) ? [{ lineItemId: id, quantity: left }] : [];
  });
  return items.length > 0 ? { until: new Date(until).toISOString(), items } : null;
}

const returnedPieces = (returned: readonly Pieces[], id: string): number =>
  returned.reduce((sum, { lineItemId, quantity }) => (lineItemId === id ? sum + quantity : sum), 0);

export type ReturnRefusal = 'not-returnable' | 'too-many-pieces';

/** Returns why pieces cannot be sent back; undefined if they can. */
export function returnRefusal(items: readonly Pieces[], possible: Returnable | null): ReturnRefusal | undefined {
  if (possible === null) return 'not-returnable';
  const isWithin = possible.items.every(({ lineItemId, quantity }) => returnedPieces(items, lineItemId) <= quantity);
  const isKnown = items.every((item) => possible.items.some(({ lineItemId }) => lineItemId === item.lineItemId));
  if (!isKnown) return 'not-returnable';
  return isWithin ? undefined : 'too-many-pieces';
}

/** Writes reason and note of a return as the comment of its items in the commerce backend. */
export const returnComment = (reason: ReturnReason, note: string): string =>
  note === '' ? reason : `${reason}: ${note}`;

/** Reads a comment of `returnComment`; a comment of another system is a note without a reason. */
export function parseReturnComment(comment: string): { readonly reason: ReturnReason | null; readonly note: string } {
  const [start = ''] = comment.split(':', 1);
  const reason = RETURN_REASONS.find((known) => known === start);
  return reason ? { reason, note: comment.slice(reason.length + 1).trim() } : { reason: null, note: comment };
}
