import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { CheckEmailScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/password-reset/check-email')({
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.checkEmail, match.context),
  component: CheckEmailScreen,
});
