import type { TimelineEvent } from '@manifold/domain/order-desk/contract';
import { money } from '@manifold/domain/money/money';
import type { DeskOrderRecord, DeskPaymentRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';

const GOOD_OR_BAD = { Success: 'good', Failure: 'bad', Pending: 'neutral', Initial: 'neutral' } as const;

/** Writes an amount as `1234 EUR`: cents and currency, which the console formats. */
export const amountFact = (centAmount: number, currencyCode: string): string =>
  `${money(centAmount, currencyCode).centAmount} ${currencyCode}`;

function paymentEvents({ transactions, createdAt }: DeskPaymentRecord, currencyCode: string): TimelineEvent[] {
  return transactions.map(({ type, state, centAmount, at, interactionId }) => ({
    at: at ?? createdAt,
    source: 'payment',
    event: `${type}-${state}`,
    facts: {
      amount: amountFact(centAmount, currencyCode),
      ...(interactionId === null ? {} : { reference: interactionId }),
    },
    tone: GOOD_OR_BAD[state],
  }));
}

function deliveryEvents({ deliveries, returns }: DeskOrderRecord): TimelineEvent[] {
  const sent = deliveries.flatMap(({ createdAt, parcels }): TimelineEvent[] => [
    { at: createdAt, source: 'delivery', event: 'delivery', facts: {}, tone: 'good' },
    ...parcels.map(({ createdAt: at, carrier, trackingId }): TimelineEvent => ({
      at,
      source: 'delivery',
      event: 'parcel',
      facts: { ...(carrier === null ? {} : { carrier }), ...(trackingId === null ? {} : { tracking: trackingId }) },
      tone: 'good',
    })),
  ]);
  const returned = returns.flatMap(({ returnedAt, items }): TimelineEvent[] => {
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const at = items[0]?.createdAt ?? returnedAt;
    const event = items.every(({ shipmentState }) => shipmentState === 'Advised') ? 'return-announced' : 'return';
    return at === null ? [] : [{ at, source: 'delivery', event, facts: { pieces: String(pieces) }, tone: 'neutral' }];
  });
  return [...sent, ...returned];
}

/** Returns the events that the commerce backend knows of an order. */
export function recordEvents(record: DeskOrderRecord): TimelineEvent[] {
  const { createdAt, total, payments } = record;
  const { centAmount, currencyCode } = total;
  return [
    {
      at: createdAt,
      source: 'order',
      event: 'placed',
      facts: { amount: amountFact(centAmount, currencyCode) },
      tone: 'good',
    },
    ...payments.flatMap((payment) => paymentEvents(payment, currencyCode)),
    ...deliveryEvents(record),
  ];
}
