import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { CHECKOUT_GOAL } from '@manifold/domain/entry-goal/entry-goal';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { entryLinks } from '../../platform/account/entry-links.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFormPage } from '../../features/account/AccountFormPage.js';
import { entryMessages } from '../../features/account/entry-messages.js';
import { accountMessages as messages } from '../../features/account/messages.js';
import { OpenedRegistration } from '../../features/account/OpenedRegistration.js';
import { RegistrationForm } from '../../features/account/RegistrationForm.js';
import { SocialSignIn } from '../../features/account/SocialSignIn.js';
import { RegistrationSent } from '../../features/account/RegistrationSent.js';
import { useEntry } from '../../features/account/use-entry.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { type EntryScreenProps, useCustomersLeave } from './SignInScreen.js';

interface RegistrationScreenProps extends EntryScreenProps {
  /** The one-time token of the mailed link; undefined before. */
  readonly token?: string | undefined;
}

/** The page to create an account, and the page of the mailed link that completes it. */
export function RegistrationScreen({ token, ...entry }: RegistrationScreenProps) {
  return token === undefined ? <Registration {...entry} /> : <MailedLink token={token} goal={entry.goal} />;
}

function MailedLink({ token, goal }: { readonly token: string } & Pick<EntryScreenProps, 'goal'>) {
  const { formatMessage } = useIntl();
  const entered = useCreatedEntry(goal);
  return (
    <AccountFormPage title={formatMessage(accountTitles.create)}>
      <OpenedRegistration token={token} goal={goal} onEntered={entered} />
      <SignInInstead goal={goal} />
    </AccountFormPage>
  );
}

/** The form, and after it the page that waits for the mailed link. */
function Registration({ goal, providers }: EntryScreenProps) {
  const { formatMessage } = useIntl();
  const [email, setEmail] = useState<string>();
  const entered = useCreatedEntry(goal);
  useCustomersLeave(goal);
  if (email !== undefined)
    return (
      <AccountFormPage title={formatMessage(accountTitles.checkEmail)}>
        <RegistrationSent email={email} onEntered={entered} onOtherAddress={() => setEmail(undefined)}>
          {goal === CHECKOUT_GOAL ? <GoOnAsGuest /> : null}
        </RegistrationSent>
      </AccountFormPage>
    );
  return (
    <AccountFormPage title={formatMessage(accountTitles.create)} lead={formatMessage(messages.newHereLead)}>
      <RegistrationForm goal={goal} onRegistered={setEmail} />
      <SocialSignIn providers={providers} goal={goal} />
      <SignInInstead goal={goal} />
    </AccountFormPage>
  );
}

/** Returns what happens after signing in to the new account, the same function in every rendering. */
function useCreatedEntry(goal: EntryScreenProps['goal']) {
  const { formatMessage } = useIntl();
  const enter = useEntry(goal);
  return useCallback(
    (entry: CustomerResponse<'signIn'>) => {
      const name = entry.customer.firstName ?? entry.customer.email;
      return enter(entry, formatMessage(entryMessages.created, { name }));
    },
    [enter, formatMessage],
  );
}

function SignInInstead({ goal }: Pick<EntryScreenProps, 'goal'>) {
  const { formatMessage } = useIntl();
  return (
    <p className="text-sm">
      {formatMessage(messages.haveAccount)}{' '}
      <Link {...entryLinks(goal).signIn} className="font-semibold underline underline-offset-4">
        {formatMessage(accountTitles.signIn)}
      </Link>
    </p>
  );
}

/** A registration does not delay the order of a guest, who joins the account later. */
function GoOnAsGuest() {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{formatMessage(entryMessages.sentGuestLead)}</p>
      <Link to={CHECKOUT_GOAL} className={buttonClasses({ isWide: true })}>
        {formatMessage(entryMessages.sentGuest)}
      </Link>
    </>
  );
}
