import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { ProfileScreen } from '../screens/account/ProfileScreen.js';

export const Route = createFileRoute('/my-account/my-profile')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'email-token', 'data-token', 'problem'),
  loader: ({ context }) => context.withMessages('account', context.withMessages('vat', undefined)),
  head: ({ match }) => accountHead(accountTitles.profile, match.context),
  component: ProfileScreen,
});
