import { readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { SignInScreen } from '../screens/account/SignInScreen.js';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'problem', 'to'),
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.signIn, match.context),
  component: SignIn,
});

function SignIn() {
  const { problem, to } = Route.useSearch();
  const { providers, switchedOff } = Route.useLoaderData();
  return <SignInScreen goal={readGoal(to)} providers={providers} switchedOff={switchedOff} problem={problem} />;
}
