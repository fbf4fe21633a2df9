import type { Cart, CustomLineItem, LineItem } from '@manifold/domain/cart/contract';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RefusedGifts } from '../../platform/gifts/RefusedGifts.js';
import { useMoney } from '../../platform/money/use-money.js';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/Icon.js';
import { orderSummaryMessages } from './messages.js';
import { SummaryLines } from './SummaryLines.js';
import { Totals } from './Totals.js';
import type { OrderTotals } from '@manifold/domain/order/order-totals';

export interface OrderSummaryProps {
  readonly lines: readonly LineItem[];
  readonly customLines: readonly CustomLineItem[];
  /** The gifts of the cart that the shopper removed. */
  readonly refusedGifts?: Cart['refusedGifts'];
  readonly totals: OrderTotals;
  /** Link to the page where the order can be changed. */
  readonly edit?: ReactNode;
  /** Starts expanded on a phone. */
  readonly isInitiallyOpen?: boolean;
}

/** Returns the lines of a cart for the summary. */
export const summaryLinesOf = ({ lineItems, customLineItems, refusedGifts }: Cart) => ({
  lines: lineItems,
  customLines: customLineItems,
  refusedGifts,
});

/** The products and totals of an order. Collapsed to the total on a phone, always expanded on a desktop. */
export function OrderSummary({
  lines,
  customLines,
  refusedGifts = [],
  totals,
  edit,
  isInitiallyOpen = false,
}: OrderSummaryProps) {
  const formatAmount = useMoney();
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const title = useIntl().formatMessage(orderSummaryMessages.title);
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-hairline bg-surface">
      <h2 id={`${id}-title`} className="summary-title">
        {title}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!isOpen)}
        className="summary-button"
      >
        <Icon name="cart" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold hyphens-auto">{title}</span>
          <strong className="tabular text-md font-bold">{formatAmount(totals.total)}</strong>
        </span>
        <Icon name="chevron-down" className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={`${id}-content`} className={classNames('summary-content', !isOpen && 'max-lg:hidden print:block')}>
        <SummaryLines lines={lines} customLines={customLines} />
        <RefusedGifts gifts={refusedGifts} />
        {edit ? <div className="pb-4 text-sm">{edit}</div> : null}
        <div className="border-t border-hairline pt-4">
          <Totals totals={totals} />
        </div>
      </div>
    </section>
  );
}
