import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { AddressBookScreen } from '../screens/account/AddressBookScreen.js';

export const Route = createFileRoute('/my-account/billing-details')({
  loader: ({ context }) =>
    context.withMessages('account', context.withMessages('addresses', context.withMessages('vat', undefined))),
  head: ({ match }) => accountHead(accountTitles.billing, match.context),
  component: () => <AddressBookScreen kind="billing" />,
});
