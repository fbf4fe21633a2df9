import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { entryLinks, goalLink } from '../../platform/account/entry-links.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFormPage } from '../../features/account/AccountFormPage.js';
import { accountMessages as messages } from '../../features/account/messages.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { PasskeySignIn } from '../../features/account/PasskeySignIn.js';
import { socialProblemMessage } from '../../features/account/social-messages.js';
import { SocialSignIn, SwitchedOffProviders } from '../../features/account/SocialSignIn.js';
import { SignInForm } from '../../features/account/SignInForm.js';
import { useEntry } from '../../features/account/use-entry.js';
import { useAccount } from '../../platform/account/use-account.js';
import { buttonClasses } from '../../ui/button-classes.js';

export interface EntryScreenProps {
  /** The page that the customer continues to. */
  readonly goal: EntryGoal;
  /** The providers through which customers may sign in. */
  readonly providers: readonly SocialProvider[];
}

interface SignInScreenProps extends EntryScreenProps {
  /** Providers that customers have used here and cannot use now. */
  readonly switchedOff: readonly SocialProvider[];
  /** Why a sign-in through a provider failed. */
  readonly problem: string | undefined;
}

/** The sign-in page. Afterwards the customer continues to the goal. */
export function SignInScreen({ goal, providers, switchedOff, problem }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  const enter = useEntry(goal);
  const message = problem === undefined ? undefined : socialProblemMessage(problem);
  useCustomersLeave(goal);
  // A provider is linked only by the account's password.
  const asksPassword = problem === 'password';
  const links = entryLinks(goal);
  return (
    <AccountFormPage title={formatMessage(accountTitles.signIn)} lead={formatMessage(messages.signInLead)}>
      <FormProblem>{message && formatMessage(message)}</FormProblem>
      <SignInForm linksProvider={asksPassword} onSignedIn={enter} />
      <p className="text-sm">
        <Link {...links.reset} className="font-semibold underline underline-offset-4">
          {formatMessage(messages.forgotten)}
        </Link>
      </p>
      {asksPassword ? null : <PasskeySignIn onSignedIn={enter} />}
      <SocialSignIn providers={providers} goal={goal} />
      {problem === 'off' ? null : <SwitchedOffProviders providers={switchedOff} />}
      <section className="space-y-3 border-t border-hairline pt-6">
        <h2 className="text-lg font-bold">{formatMessage(messages.newHere)}</h2>
        <p className="text-sm text-ink-soft">{formatMessage(messages.newHereLead)}</p>
        <Link {...links.create} className={buttonClasses({ variant: 'tertiary', isWide: true })}>
          {formatMessage(accountTitles.create)}
        </Link>
      </section>
    </AccountFormPage>
  );
}

/** A customer needs no sign-in (spec shell §2.7). The server redirects documents; this is for links within the page. */
export function useCustomersLeave(goal: EntryGoal): void {
  const navigate = useNavigate();
  const customer = useAccount();
  // Who is signed in is known only after rendering.
  useEffect(() => {
    if (customer) void navigate({ ...goalLink(goal), replace: true });
  }, [customer, goal, navigate]);
}
