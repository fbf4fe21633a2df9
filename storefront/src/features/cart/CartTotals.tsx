import type { Cart } from '@manifold/domain/cart/contract';
import type { Money } from '@manifold/domain/money/money';
import { includesTax, type OrderTotals } from '@manifold/domain/order/order-totals';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { estimatedTotals } from '../../platform/shipping-cost/estimated-totals.js';
import { cartMessages as messages } from './messages.js';

/** The subtotal, the shipping fee, the total and, as soon as the backend has an address, its taxes. */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const totals = estimatedTotals(cart, useStoreConfig().shippingCost);
  const shipping = totals.shipping?.price;
  return (
    <dl className="tabular space-y-2 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{formatMessage(messages.subtotal)}</dt>
        <dd>{formatAmount(totals.subtotal)}</dd>
      </div>
      {shipping ? (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{formatMessage(messages.shipping)}</dt>
          <dd className={shipping.centAmount === 0 ? 'font-semibold text-ok' : undefined}>
            {shipping.centAmount === 0 ? formatMessage(messages.free) : formatAmount(shipping)}
          </dd>
        </div>
      ) : null}
      <div className="amount-row border-t border-hairline pt-3">
        <dt className="flex flex-wrap items-baseline gap-x-1.5 text-md font-bold">
          {formatMessage(messages.total)}
          {includesTax(totals) ? (
            <span className="text-xs font-normal text-ink-faint">{formatMessage(messages.withTax)}</span>
          ) : null}
        </dt>
        <dd className="text-lg font-bold whitespace-nowrap">{formatAmount(totals.total)}</dd>
      </div>
      {totals.net ? <TaxRows net={totals.net} taxes={totals.taxes} /> : null}
    </dl>
  );
}

/** The net amount, and the tax of each rate. */
function TaxRows({ net, taxes }: Pick<OrderTotals, 'taxes'> & { readonly net: Money }) {
  const { formatMessage, formatNumber } = useIntl();
  const formatAmount = useMoney();
  const rateName = (rate: number | null) =>
    rate === null
      ? formatMessage(messages.tax)
      : formatMessage(messages.taxAt, { rate: formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 }) });
  return (
    <>
      <div className="amount-row text-xs text-ink-soft">
        <dt>{formatMessage(messages.net)}</dt>
        <dd className="whitespace-nowrap">{formatAmount(net)}</dd>
      </div>
      {taxes.map(({ rate, amount }) => (
        <div key={rate ?? 'all'} className="amount-row text-xs text-ink-soft">
          <dt>{rateName(rate)}</dt>
          <dd className="whitespace-nowrap">{formatAmount(amount)}</dd>
        </div>
      ))}
    </>
  );
}
