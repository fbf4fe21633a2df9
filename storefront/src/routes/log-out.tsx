import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { SignOutScreen } from '../screens/account/SignOutScreen.js';

export const Route = createFileRoute('/log-out')({
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.signOut, match.context),
  component: SignOutScreen,
});
