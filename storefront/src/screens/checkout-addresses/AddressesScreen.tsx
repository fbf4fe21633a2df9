import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { AddressesForm } from '../../features/addresses/AddressesForm.js';
import { addressMessages } from '../../features/addresses/messages.js';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { CheckoutNewsletter } from '../../features/newsletter/CheckoutNewsletter.js';
import { useCheckoutNewsletter } from '../../features/newsletter/use-checkout-newsletter.js';
import { OrderSummary, summaryLinesOf } from '../../features/order-summary/OrderSummary.js';
import { accountTitles } from '../../platform/account/pages.js';
import { useAccount } from '../../platform/account/use-account.js';
import { checkoutStepMessages } from '../../platform/checkout/steps.js';
import { estimatedTotals } from '../../platform/shipping-cost/estimated-totals.js';
import { useShop } from '../../platform/shop/shop.js';
import { useCheckoutConfig, useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';

const SKELETON_ROWS = 10;

export function AddressesScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const cart = useCheckoutCart('addresses');
  const { analytics } = useShop();
  const reportBegin = useEffectEvent(() => {
    if (cart) analytics.emit({ name: 'begin-checkout', cart });
  });
  // Reported when the shopper enters the checkout, not when the step changes the cart.
  useEffect(() => reportBegin(), [cart?.id]);
  const checkout = useCheckoutConfig();
  const { shippingCost } = useStoreConfig();
  const newsletter = useCheckoutNewsletter();
  const title = formatMessage(checkoutStepMessages.addresses);
  // Undefined until it is known who is signed in: their default addresses fill the form.
  const customer = useAccount();
  if (!cart || !checkout || customer === undefined) return <StepSkeleton title={title} rows={SKELETON_ROWS} />;
  return (
    <StepColumns
      title={title}
      aside={<OrderSummary {...summaryLinesOf(cart)} totals={estimatedTotals(cart, shippingCost)} />}
    >
      <SignInLink />
      <AddressesForm
        cart={cart}
        checkout={checkout}
        customer={customer}
        offer={customer === null ? <CheckoutNewsletter {...newsletter} /> : null}
        onDone={() => {
          newsletter.send();
          void navigate({ to: '/checkout/payment', reloadDocument: true });
        }}
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
