import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { orderMessages as messages } from './messages.js';
import { OrderPart } from './OrderPart.js';
import { useOrderDate } from './use-order-date.js';

type Delivery = MyOrder['deliveries'][number];

/** The deliveries of an order, with a link to the carrier's page about each parcel. */
export function OrderDeliveries({ order }: { readonly order: MyOrder }) {
  const { formatMessage } = useIntl();
  const date = useOrderDate();
  const { deliveries } = order;
  return (
    <OrderPart title={formatMessage(messages.deliveries)}>
      {deliveries.length === 0 ? <p className="text-sm text-ink-soft">{formatMessage(messages.notSent)}</p> : null}
      <ul className="space-y-4">
        {deliveries.map(({ id, createdAt, items, parcels }) => (
          <li key={id} className="space-y-2 text-sm">
            <p className="font-semibold">{formatMessage(messages.sent, { date: date(createdAt) })}</p>
            <ItemList items={items} />
            {parcels.map((parcel) => (
              <ParcelLine key={parcel.id} parcel={parcel} />
            ))}
          </li>
        ))}
      </ul>
    </OrderPart>
  );
}

/** Products with their quantities. */
export function ItemList({ items }: { readonly items: Delivery['items'] }) {
  return (
    <ul>
      {items.map(({ name, quantity }, index) => (
        <li key={`${index} ${name}`}>
          {quantity} {'×'} {name}
        </li>
      ))}
    </ul>
  );
}

function ParcelLine({
  parcel: { carrier, trackingId, trackingUrl },
}: {
  readonly parcel: Delivery['parcels'][number];
}) {
  const { formatMessage } = useIntl();
  if (trackingId === null) return null;
  const carrierNote = carrier ? `(${carrier})` : null;
  if (trackingUrl === null)
    return (
      <p className="tabular">
        {formatMessage(messages.parcel)} {trackingId} {carrierNote}
      </p>
    );
  return (
    <p>
      <a
        href={trackingUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Icon name="truck" />
        <span className="wrap-anywhere">
          {formatMessage(messages.track, { number: trackingId })} {carrierNote}
        </span>
      </a>
    </p>
  );
}
