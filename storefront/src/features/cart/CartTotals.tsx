import type { Cart } from '@manifold/domain/cart/contract';
import { shownMoney, shownParts } from '@manifold/domain/money/add-up';
import { sum } from '@manifold/domain/money/money';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { cartShippingFee } from '../../platform/shipping-cost/cart-shipping-fee.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { cartMessages as messages } from './messages.js';

/** The subtotal, the shipping fee and the total. */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const { shippingCost } = useStoreConfig();
  const fee = cartShippingFee(cart, shippingCost);
  const exact = sum(cart.subtotal, fee);
  const [goods = cart.subtotal, shipping = fee] = shownParts([cart.subtotal, fee], exact);
  return (
    <dl className="tabular space-y-2 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{formatMessage(messages.subtotal)}</dt>
        <dd>{formatAmount(goods)}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{formatMessage(messages.shipping)}</dt>
        <dd className={shipping.centAmount === 0 ? 'font-semibold text-ok' : undefined}>
          {shipping.centAmount === 0 ? formatMessage(messages.free) : formatAmount(shipping)}
        </dd>
      </div>
      <div className="amount-row border-t border-hairline pt-3">
        <dt className="flex flex-wrap items-baseline gap-x-1.5 text-md font-bold">
          {formatMessage(messages.total)}
          <span className="text-xs font-normal text-ink-faint">{formatMessage(messages.withTax)}</span>
        </dt>
        <dd className="text-lg font-bold whitespace-nowrap">{formatAmount(shownMoney(exact))}</dd>
      </div>
    </dl>
  );
}
