import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { ProfileScreen } from '../screens/account/ProfileScreen.js';

export const Route = createFileRoute('/my-account/my-profile')({
  validateSearch: ({ 'email-token': email, 'data-token': data }: Record<string, unknown>) => ({
    ...(typeof email === 'string' ? { 'email-token': email } : {}),
    ...(typeof data === 'string' ? { 'data-token': data } : {}),
  }),
  loader: ({ context }) => context.withMessages('account', context.withMessages('vat', undefined)),
  head: ({ match }) => accountHead(accountTitles.profile, match.context),
  component: ProfileScreen,
});
