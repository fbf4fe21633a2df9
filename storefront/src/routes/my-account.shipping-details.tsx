import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { AddressBookScreen } from '../screens/account/AddressBookScreen.js';

export const Route = createFileRoute('/my-account/shipping-details')({
  loader: ({ context }) =>
    context.withMessages('account', context.withMessages('addresses', context.withMessages('vat', undefined))),
  head: ({ match }) => accountHead(accountTitles.shipping, match.context),
  component: () => <AddressBookScreen kind="shipping" />,
});
