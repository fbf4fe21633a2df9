import { carrierLink } from '@manifold/domain/parcel-tracking/carrier-link';
import type { CustomerOrder, MyOrder } from '@manifold/domain/my-orders/contract';
import { parseReturnComment, returnable, type Returnable } from '@manifold/domain/my-orders/returns';
import type { DeskOrderRecord, DeskReturnRecord } from '../../integrations/commercetools/ports/desk-order-backend.js';

const ANNOUNCED = 'Advised';
const REFUNDED = 'Refunded';

type MyDocuments = Pick<MyOrder, 'invoice' | 'creditNotes'>;

type Lines = CustomerOrder['lineItems'];

function piecesOf(lines: Lines, items: readonly { readonly lineId: string; readonly quantity: number }[]) {
  return items.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ name: line.name, quantity }] : [];
  });
}

function returnView({ returnedAt, items }: DeskReturnRecord, lines: Lines): MyOrder['returns'][number] {
  const [first] = items;
  return {
    at: first?.createdAt ?? returnedAt,
    reason: parseReturnComment(first?.comment ?? '').reason,
    isReceived: items.every(({ shipmentState }) => shipmentState !== ANNOUNCED),
    isRefunded: items.every(({ paymentState }) => paymentState === REFUNDED),
    items: piecesOf(lines, items),
  };
}

/** Returns what of an order can be sent back now. */
export function returnableOf(
  order: Pick<CustomerOrder, 'lineItems' | 'createdAt'>,
  { orderState, shipmentState, deliveries, returns }: DeskOrderRecord,
  period: { readonly returnDays: number; readonly now: Date },
): Returnable | null {
  const returned = returns.flatMap(({ items }) =>
    items.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })),
  );
  const { lineItems: lines, createdAt } = order;
  return returnable({ orderState, shipmentState, createdAt, lines, deliveries, returned }, period);
}

function stageOf({ stage }: CustomerOrder, returns: MyOrder['returns']): CustomerOrder['stage'] {
  if (stage === 'cancelled' || returns.length === 0) return stage;
  return returns.some(({ isReceived }) => !isReceived) ? 'return-announced' : 'returned';
}

/** Maps an order with its deliveries and returns for its customer. */
export function myOrderView(
  order: CustomerOrder,
  record: DeskOrderRecord,
  more: { readonly documents: MyDocuments; readonly period: { readonly returnDays: number; readonly now: Date } },
): MyOrder {
  const { lineItems } = order;
  const returns = record.returns.map((each) => returnView(each, lineItems));
  const possible = returnableOf(order, record, more.period);
  return {
    ...order,
    ...more.documents,
    version: record.version,
    stage: stageOf(order, returns),
    deliveries: record.deliveries.map(({ id, createdAt, items, parcels }) => ({
      id,
      createdAt,
      items: piecesOf(lineItems, items),
      parcels: parcels.map((parcel) => ({
        id: parcel.id,
        carrier: parcel.carrier,
        trackingId: parcel.trackingId,
        trackingUrl: carrierLink(parcel.carrier, parcel.trackingId),
      })),
    })),
    returns,
    returnable: possible && { until: possible.until, items: [...possible.items] },
  };
}
