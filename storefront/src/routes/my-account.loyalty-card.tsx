import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { pageNotFound } from '../platform/routing/outcomes.js';
import { LoyaltyCardScreen } from '../screens/account/LoyaltyCardScreen.js';

export const Route = createFileRoute('/my-account/loyalty-card')({
  beforeLoad: ({ context }) => {
    if (!context.shop.config.first.toggles.loyaltyCard) pageNotFound();
  },
  loader: ({ context }) => context.withMessages('account', context.withMessages('loyalty', undefined)),
  head: ({ match }) => accountHead(accountTitles.loyaltyCard, match.context),
  component: LoyaltyCardScreen,
});
