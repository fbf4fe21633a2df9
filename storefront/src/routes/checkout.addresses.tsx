import { createFileRoute } from '@tanstack/react-router';
import { checkoutHead } from '../platform/checkout/steps.js';
import { AddressesScreen } from '../screens/checkout-addresses/AddressesScreen.js';

export const Route = createFileRoute('/checkout/addresses')({
  loader: ({ context: { withMessages } }) =>
    withMessages('addresses', withMessages('checkout', withMessages('newsletter', withMessages('vat', undefined)))),
  head: ({ match }) => checkoutHead('addresses', match.context),
  component: AddressesScreen,
});
