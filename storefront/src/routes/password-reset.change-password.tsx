import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { ChangePasswordScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/password-reset/change-password')({
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.reset, match.context),
  component: ChangePasswordScreen,
});
