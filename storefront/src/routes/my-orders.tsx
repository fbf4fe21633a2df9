import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { LinkedOrdersScreen } from '../screens/account/LinkedOrdersScreen.js';

export const Route = createFileRoute('/my-orders')({
  loader: ({ context }) =>
    context.withMessages('account', context.withMessages('checkout', context.withMessages('orders', undefined))),
  head: ({ match }) => accountHead(accountTitles.orders, match.context),
  component: LinkedOrdersScreen,
});
