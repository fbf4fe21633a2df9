import { readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { RegistrationScreen } from '../screens/account/RegistrationScreen.js';

export const Route = createFileRoute('/create-account')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'token', 'to'),
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.create, match.context),
  component: Registration,
});

function Registration() {
  const { token, to } = Route.useSearch();
  return <RegistrationScreen goal={readGoal(to)} providers={Route.useLoaderData().providers} token={token} />;
}
