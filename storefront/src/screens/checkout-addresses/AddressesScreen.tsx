import { Link, useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { AddressesForm } from '../../features/addresses/AddressesForm.js';
import { addressMessages } from '../../features/addresses/messages.js';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { OrderSummary } from '../../features/order-summary/OrderSummary.js';
import { cartTotals } from '../../features/order-summary/totals.js';
import { accountTitles } from '../../platform/account/pages.js';
import { useAccount } from '../../platform/account/use-account.js';
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
      <SignInLink />
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

/** For guests: they sign in with their cart, and come back to this step. Absent until it is known who is signed in. */
function SignInLink() {
  const { formatMessage } = useIntl();
  const customer = useAccount();
  if (customer !== null) return null;
  return (
    <p className="mb-6 text-sm">
      <Link
        to="/checkout/login"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {formatMessage(accountTitles.signIn)}
      </Link>
    </p>
  );
}
