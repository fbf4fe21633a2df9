import type { Cart } from '@manifold/domain/cart/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';
import { useIntl } from 'react-intl';
import { useStoreMoney } from '../../platform/money/use-money.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Icon } from '../../ui/Icon.js';
import { cartMessages } from './messages.js';

const BAR =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken ' +
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ok [&::-moz-progress-bar]:bg-ok';

/** How far the cart is from free shipping. */
export function FreeShipping({ cart }: { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const { shippingCost } = useStoreConfig();
  const write = useStoreMoney();
  const { centAmount } = cart.subtotal;
  const missing = missingForFreeShipping(centAmount, shippingCost);
  return (
    <div>
      <p className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Icon name={missing === 0 ? 'check' : 'truck'} className={missing === 0 ? 'text-ok' : 'text-ink-soft'} />
        {missing === 0
          ? formatMessage(cartMessages.reached)
          : formatMessage(cartMessages.missing, { amount: write(missing) })}
      </p>
      <progress
        aria-label={formatMessage(cartMessages.progress)}
        value={Math.min(centAmount, shippingCost.freeShippingThresholdCentAmount)}
        max={Math.max(1, shippingCost.freeShippingThresholdCentAmount)}
        className={BAR}
      />
    </div>
  );
}
