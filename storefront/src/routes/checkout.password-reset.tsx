import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { ResetScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/checkout/password-reset')({
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.reset, match.context),
  component: ResetScreen,
});
