import type { Cart } from '@manifold/domain/cart/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';
import { useIntl } from 'react-intl';
import { useStoreMoney } from '../money/use-money.js';
import { goodsWithTax } from './cart-shipping-fee.js';
import { useStoreConfig } from '../store/use-store-config.js';
import { Icon } from '../../ui/Icon.js';
import { defineMessages } from '../../ui/define-messages.js';

const messages = defineMessages({
  missing: { id: 'cart.missing-for-free', defaultMessage: 'Only {amount} more for free shipping' },
  reached: { id: 'cart.free-reached', defaultMessage: 'Your order ships for free' },
  progress: { id: 'cart.free-progress', defaultMessage: 'Progress towards free shipping' },
});

const BAR =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ok [&::-moz-progress-bar]:bg-ok';

/** Shows how much is missing for free shipping, in words and as a bar. */
export function FreeShipping({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const { shippingCost } = useStoreConfig();
  const formatAmount = useStoreMoney();
  const { centAmount } = goodsWithTax(cart);
  const missing = missingForFreeShipping(centAmount, shippingCost);
  return (
    <div>
      <p className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Icon name={missing === 0 ? 'check' : 'truck'} className={missing === 0 ? 'text-ok' : 'text-ink-soft'} />
        {missing === 0
          ? formatMessage(messages.reached)
          : formatMessage(messages.missing, { amount: formatAmount(missing) })}
      </p>
      <progress
        aria-label={formatMessage(messages.progress)}
        value={Math.min(centAmount, shippingCost.freeShippingThresholdCentAmount)}
        max={Math.max(1, shippingCost.freeShippingThresholdCentAmount)}
        className={BAR}
      />
    </div>
  );
}
