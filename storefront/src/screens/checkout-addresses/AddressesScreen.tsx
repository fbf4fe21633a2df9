import { Link, useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { AddressesForm } from '../../features/addresses/AddressesForm.js';
import { addressMessages } from '../../features/addresses/messages.js';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { OrderSummary } from '../../features/order-summary/OrderSummary.js';
import { cartTotals } from '../../features/order-summary/totals.js';
import { checkoutStepMessages } from '../../platform/checkout/steps.js';
import { useCheckoutConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';

const SKELETON_ROWS = 10;

export function AddressesScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const cart = useCheckoutCart('addresses');
  const checkout = useCheckoutConfig();
  const title = formatMessage(checkoutStepMessages.addresses);
  if (!cart || !checkout) return <StepSkeleton title={title} rows={SKELETON_ROWS} />;
  return (
    <StepColumns
      title={title}
      aside={<OrderSummary lines={cart.lineItems} customLines={cart.customLineItems} totals={cartTotals(cart)} />}
    >
      <AddressesForm
        cart={cart}
        checkout={checkout}
        onDone={() => void navigate({ to: '/checkout/payment', reloadDocument: true })}
        back={
          <Link to="/checkout/cart" className={buttonClasses({ variant: 'quinary' })}>
            {formatMessage(addressMessages.back)}
          </Link>
        }
      />
    </StepColumns>
  );
}
