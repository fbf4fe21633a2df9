import { createFileRoute } from '@tanstack/react-router';
import { checkoutHead } from '../platform/checkout/steps.js';
import { ThankYouScreen } from '../screens/checkout-thank-you/ThankYouScreen.js';

export const Route = createFileRoute('/checkout/thank-you')({
  validateSearch: ({ order }: Record<string, unknown>) => (typeof order === 'string' ? { order } : {}),
  loader: ({ context }) => context.withMessages('checkout', undefined),
  head: ({ match }) => checkoutHead('thank-you', match.context),
  component: ThankYouScreen,
});
