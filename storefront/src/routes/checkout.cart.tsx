import { createFileRoute } from '@tanstack/react-router';
import { checkoutHead } from '../platform/checkout/steps.js';
import { CartScreen } from '../screens/cart/CartScreen.js';

export const Route = createFileRoute('/checkout/cart')({
  loader: ({ context }) => context.withMessages('cart', undefined),
  head: ({ match }) => checkoutHead('cart', match.context),
  component: CartScreen,
});
