import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { Picture } from '../../ui/Picture.js';
import { orderListMessages as messages } from './messages.js';
import { StageNote } from './StageNote.js';
import { useOrderDate } from './use-order-date.js';

const PICTURES = 4;
const PICTURE_SIZE = 64;

export interface OrderCardProps {
  readonly order: CustomerOrder;
  /** The link or button that opens the order. */
  readonly action: ReactNode;
}

/** An order in the list: its stage, its products, and its total. */
export function OrderCard({ order, action }: OrderCardProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const date = useOrderDate();
  const { orderNumber, createdAt, lineItems, customLineItems, stage, totalPayable } = order;
  const count = [...lineItems, ...customLineItems].reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="space-y-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="tabular text-md font-bold">{formatMessage(messages.order, { number: orderNumber })}</h2>
        <p className="text-sm text-ink-soft">{formatMessage(messages.placed, { date: date(createdAt) })}</p>
      </div>
      <StageNote stage={stage} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ul className="flex gap-2">
          {lineItems.slice(0, PICTURES).map(({ id, image, name }) => (
            <li key={id}>
              <Picture
                src={image ?? undefined}
                alt={name}
                size={PICTURE_SIZE}
                className="size-16 rounded-control bg-ground p-1"
              />
            </li>
          ))}
        </ul>
        <p className="text-sm">
          <span className="block text-ink-soft">{formatMessage(messages.pieces, { count })}</span>
          <strong className="tabular text-md font-bold">{formatAmount(totalPayable)}</strong>
        </p>
        {action}
      </div>
    </article>
  );
}
