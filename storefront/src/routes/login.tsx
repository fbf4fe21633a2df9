import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { SignInScreen } from '../screens/account/SignInScreen.js';

export const Route = createFileRoute('/login')({
  validateSearch: ({ problem }: Record<string, unknown>) => (typeof problem === 'string' ? { problem } : {}),
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.signIn, match.context),
  component: SignIn,
});

function SignIn() {
  return <SignInScreen goal="/" providers={Route.useLoaderData().providers} problem={Route.useSearch().problem} />;
}
