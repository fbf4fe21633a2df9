import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { textsOf } from '../platform/search-params.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { SignInScreen } from '../screens/account/SignInScreen.js';

export const Route = createFileRoute('/checkout/login')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search, 'problem'),
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.signIn, match.context),
  component: SignIn,
});

function SignIn() {
  const { problem } = Route.useSearch();
  const { providers, switchedOff } = Route.useLoaderData();
  return <SignInScreen goal="/checkout/addresses" providers={providers} switchedOff={switchedOff} problem={problem} />;
}
