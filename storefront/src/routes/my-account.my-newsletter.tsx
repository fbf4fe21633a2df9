import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { NewsletterAccountScreen } from '../screens/account/NewsletterAccountScreen.js';

export const Route = createFileRoute('/my-account/my-newsletter')({
  loader: ({ context }) => context.withMessages('account', context.withMessages('newsletter', undefined)),
  head: ({ match }) => accountHead(accountTitles.newsletter, match.context),
  component: NewsletterAccountScreen,
});
