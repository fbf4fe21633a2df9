import { createFileRoute } from '@tanstack/react-router';
import { checkoutHead } from '../platform/checkout/steps.js';
import { textsOf } from '../platform/search-params.js';
import { ThankYouScreen } from '../screens/checkout-thank-you/ThankYouScreen.js';

export const Route = createFileRoute('/checkout/thank-you')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'order'),
  loader: ({ context }) => context.withMessages('checkout', undefined),
  head: ({ match }) => checkoutHead('thank-you', match.context),
  component: ThankYouScreen,
});
