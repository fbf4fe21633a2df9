import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { OrdersScreen } from '../screens/account/OrdersScreen.js';

export const Route = createFileRoute('/my-account/my-orders/')({
  loader: ({ context }) => context.withMessages('account', context.withMessages('orders', undefined)),
  head: ({ match }) => accountHead(accountTitles.orders, match.context),
  component: OrdersScreen,
});
