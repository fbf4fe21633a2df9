import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { MyReviewsScreen } from '../screens/account/MyReviewsScreen.js';

export const Route = createFileRoute('/my-account/my-reviews')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'sku'),
  loader: ({ context }) => context.withMessages('account', context.withMessages('opinions', undefined)),
  head: ({ match }) => accountHead(accountTitles.reviews, match.context),
  component: MyReviewsScreen,
});
