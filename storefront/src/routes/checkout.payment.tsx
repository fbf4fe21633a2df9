import { createFileRoute } from '@tanstack/react-router';
import { parseReturnSearch } from '../platform/checkout/return-search.js';
import { checkoutHead } from '../platform/checkout/steps.js';
import { PaymentScreen } from '../screens/checkout-payment/PaymentScreen.js';

export const Route = createFileRoute('/checkout/payment')({
  validateSearch: parseReturnSearch,
  loader: ({ context }) => context.withMessages('checkout', undefined),
  head: ({ match }) => checkoutHead('payment', match.context),
  component: PaymentScreen,
});
