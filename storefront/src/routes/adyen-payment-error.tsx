import { createFileRoute } from '@tanstack/react-router';
import { parseReturnSearch } from '../platform/checkout/return-search.js';
import { checkoutHead } from '../platform/checkout/steps.js';
import { PaymentErrorScreen } from '../screens/payment-error/PaymentErrorScreen.js';

export const Route = createFileRoute('/adyen-payment-error')({
  validateSearch: parseReturnSearch,
  loader: ({ context }) => context.withMessages('checkout', undefined),
  head: ({ match }) => checkoutHead('payment', match.context),
  component: PaymentErrorScreen,
});
