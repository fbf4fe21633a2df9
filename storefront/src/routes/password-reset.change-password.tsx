import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { ChangePasswordScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/password-reset/change-password')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'token', 'to'),
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.reset, match.context),
  component: ChangePasswordScreen,
});
