import { CHECKOUT_GOAL } from '@manifold/domain/entry-goal/entry-goal';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { ResetScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/checkout/password-reset')({
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.reset, match.context),
  component: Reset,
});

function Reset() {
  return <ResetScreen goal={CHECKOUT_GOAL} />;
}
