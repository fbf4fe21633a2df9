import { createFileRoute } from '@tanstack/react-router';
import { accountHead, accountTitles } from '../platform/account/pages.js';
import { loadSignIn } from '../screens/account/load-sign-in.js';
import { RegistrationScreen } from '../screens/account/RegistrationScreen.js';

export const Route = createFileRoute('/checkout/create-account')({
  loader: ({ context }) => loadSignIn(context),
  head: ({ match }) => accountHead(accountTitles.create, match.context),
  component: Registration,
});

function Registration() {
  return <RegistrationScreen goal="/checkout/addresses" providers={Route.useLoaderData().providers} />;
}
