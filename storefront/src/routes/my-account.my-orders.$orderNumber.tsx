import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { OrderScreen } from '../screens/account/OrderScreen.js';

export const Route = createFileRoute('/my-account/my-orders/$orderNumber')({
  loader: ({ context }) =>
    context.withMessages('account', context.withMessages('checkout', context.withMessages('orders', undefined))),
  head: ({ match }) => accountHead(accountTitles.orders, match.context),
  component: OrderScreen,
});
