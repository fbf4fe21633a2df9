import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { SignInScreen } from '../screens/account/SignInScreen.js';

export const Route = createFileRoute('/checkout/login')({
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.signIn, match.context),
  component: () => <SignInScreen goal="/checkout/addresses" />,
});
