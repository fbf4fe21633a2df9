import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { classNames } from '../../ui/class-names.js';
import { orderSummaryMessages as messages } from './messages.js';
import { includesTax, type OrderTotals } from '@manifold/domain/order/order-totals';

const SHIPPING: Readonly<Record<string, MessageDescriptor>> = { parcel: messages.parcel, freight: messages.freight };

/** The totals of an order, including its taxes. */
export function Totals({ totals }: { readonly totals: OrderTotals }) {
  const { formatMessage, formatNumber } = useIntl();
  const formatAmount = useMoney();
  const { subtotal, shipping, fee, rounding, total, net, taxes } = totals;
  const rateName = (rate: number | null) =>
    rate === null
      ? formatMessage(messages.tax)
      : formatMessage(messages.taxAt, { rate: formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 }) });
  return (
    <dl className="tabular space-y-2 text-sm">
      <Row name={formatMessage(messages.subtotal)}>{formatAmount(subtotal)}</Row>
      {shipping ? (
        <Row name={formatMessage(SHIPPING[shipping.methodKey] ?? messages.shipping)}>
          {shipping.price.centAmount === 0 ? (
            <span className="font-semibold text-ok">{formatMessage(messages.free)}</span>
          ) : (
            formatAmount(shipping.price)
          )}
        </Row>
      ) : null}
      {fee ? <Row name={fee.title ?? formatMessage(messages.fee)}>{formatAmount(fee.price)}</Row> : null}
      {rounding ? <Row name={formatMessage(messages.rounding)}>{formatAmount(rounding)}</Row> : null}
      <div className="amount-row border-t border-hairline pt-3">
        <dt className="flex flex-wrap items-baseline gap-x-1.5 text-md font-bold">
          {formatMessage(messages.total)}
          {includesTax(totals) ? (
            <span className="text-xs font-normal text-ink-faint">{formatMessage(messages.withTax)}</span>
          ) : null}
        </dt>
        <dd className="text-lg font-bold whitespace-nowrap">{formatAmount(total)}</dd>
      </div>
      {net ? (
        <>
          <Row isSmall name={formatMessage(messages.net)}>
            {formatAmount(net)}
          </Row>
          {taxes.map(({ rate, amount }) => (
            <Row isSmall key={rate ?? 'all'} name={rateName(rate)}>
              {formatAmount(amount)}
            </Row>
          ))}
        </>
      ) : null}
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Shows an amount that the total already contains in smaller type. */
  readonly isSmall?: boolean;
}

function Row({ name, children, isSmall = false }: RowProps) {
  return (
    <div className={classNames('amount-row', isSmall && 'text-xs text-ink-soft')}>
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
