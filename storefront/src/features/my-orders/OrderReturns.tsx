import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { returnMessages as messages } from './messages.js';
import { ItemList } from './OrderDeliveries.js';
import { OrderPart } from './OrderPart.js';
import { ReturnForm } from './ReturnForm.js';
import { useOrderDate } from './use-order-date.js';

export interface OrderReturnsProps {
  readonly order: MyOrder;
  readonly onChanged: (order: MyOrder) => void;
}

/** The returns of an order, and the form for a further return while it is possible. */
export function OrderReturns({ order, onChanged }: OrderReturnsProps) {
  const { formatMessage } = useIntl();
  const date = useOrderDate();
  const [isOpen, setOpen] = useState(false);
  const { returns, returnable } = order;
  if (returns.length === 0 && !returnable) return null;
  return (
    <OrderPart title={formatMessage(messages.returns)}>
      {returns.length > 0 ? (
        <ul className="mb-4 space-y-4">
          {returns.map((each, index) => (
            <ReturnEntry key={`${index} ${each.at}`} entry={each} />
          ))}
        </ul>
      ) : null}
      {returnable && isOpen ? (
        <ReturnForm
          order={order}
          returnable={returnable}
          onSent={(changed) => {
            setOpen(false);
            onChanged(changed);
          }}
          onChanged={onChanged}
          onCancel={() => setOpen(false)}
        />
      ) : null}
      {returnable && !isOpen ? (
        <>
          <Button variant="tertiary" icon="return" onClick={() => setOpen(true)}>
            {formatMessage(messages.open)}
          </Button>
          <p className="mt-2 text-sm text-ink-soft">
            {formatMessage(messages.until, { date: date(returnable.until) })}
          </p>
        </>
      ) : null}
    </OrderPart>
  );
}

function ReturnEntry({
  entry: { at, reason, isReceived, isRefunded, items },
}: {
  readonly entry: MyOrder['returns'][number];
}) {
  const { formatMessage } = useIntl();
  const date = useOrderDate();
  return (
    <li className="space-y-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {at ? <span className="font-semibold">{formatMessage(messages.announced, { date: date(at) })}</span> : null}
        {isReceived ? <Badge tone="ok">{formatMessage(messages.received)}</Badge> : null}
        {isRefunded ? <Badge tone="ok">{formatMessage(messages.refunded)}</Badge> : null}
      </p>
      {reason ? <p className="text-ink-soft">{formatMessage(messages[reason])}</p> : null}
      <ItemList items={items} />
    </li>
  );
}
