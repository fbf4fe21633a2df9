import { readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { ResetScreen } from '../screens/account/ResetScreens.js';

export const Route = createFileRoute('/password-reset/')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'to'),
  loader: ({ context }) => context.withMessages('account', undefined),
  head: ({ match }) => accountHead(accountTitles.reset, match.context),
  component: Reset,
});

function Reset() {
  return <ResetScreen goal={readGoal(Route.useSearch().to)} />;
}
