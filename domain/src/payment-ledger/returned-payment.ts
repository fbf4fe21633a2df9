import type { PaymentEvent, PaymentEventKind } from './contract.js';

/** Reports that the money of a refund did not arrive. */
const FAILURES: ReadonlySet<PaymentEventKind> = new Set(['refund-failed', 'refund-returned']);

const sum = (events: readonly PaymentEvent[]): number =>
  [...new Map(events.map(({ kind, reference, centAmount }) => [`${kind} ${reference}`, centAmount])).values()].reduce(
    (total, amount) => total + amount,
    0,
  );

/**
 * Returns whether the whole money of one authorised payment was freed or paid back: it was reversed, it was cancelled before
 * anything was captured, or its refunds reach the authorised amount. A refund that failed or came back does not count.
 * `dueCentAmount` is the authorised amount while no event tells it. The order of the events does not matter.
 */
export function isReturned(events: readonly PaymentEvent[], dueCentAmount: number): boolean {
  const succeeded = events.filter(({ isSuccess }) => isSuccess);
  const failed = new Set(succeeded.filter(({ kind }) => FAILURES.has(kind)).map(({ reference }) => reference));
  const of = (...kinds: readonly PaymentEventKind[]) =>
    succeeded.filter(({ kind, reference }) => kinds.includes(kind) && !failed.has(reference));
  if (of('cancel-or-refund').length > 0) return true;
  if (of('cancellation').length > 0 && of('capture').length === 0) return true;
  const authorised = of('authorisation')[0]?.centAmount ?? dueCentAmount;
  const returned = of('cancellation', 'refund');
  return returned.length > 0 && sum(returned) >= authorised;
}
