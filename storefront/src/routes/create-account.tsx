import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { RegistrationScreen } from '../screens/account/RegistrationScreen.js';

export const Route = createFileRoute('/create-account')({
  validateSearch: ({ token }: Record<string, unknown>) => (typeof token === 'string' ? { token } : {}),
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.create, match.context),
  component: Registration,
});

function Registration() {
  return <RegistrationScreen goal="/" providers={Route.useLoaderData().providers} token={Route.useSearch().token} />;
}
