import { readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { CheckEmailScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/password-reset/check-email')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'to'),
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.checkEmail, match.context),
  component: CheckEmail,
});

function CheckEmail() {
  return <CheckEmailScreen goal={readGoal(Route.useSearch().to)} />;
}
