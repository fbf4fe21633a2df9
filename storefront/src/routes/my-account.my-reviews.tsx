import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { MyReviewsScreen } from '../screens/account/MyReviewsScreen.js';

export const Route = createFileRoute('/my-account/my-reviews')({
  validateSearch: ({ sku }: Record<string, unknown>) => (typeof sku === 'string' ? { sku } : {}),
  loader: ({ context }) => context.withMessages('account', context.withMessages('opinions', undefined)),
  head: ({ match }) => accountHead(accountTitles.reviews, match.context),
  component: MyReviewsScreen,
});
