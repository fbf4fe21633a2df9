import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountFormPage } from '../../features/account/AccountFormPage.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages as messages } from '../../features/account/messages.js';
import { useSignOut } from '../../features/account/use-sign-out.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { HomeLink } from '../../platform/links/HomeLink.js';
import { buttonClasses } from '../../ui/button-classes.js';

type SignOutState = { readonly status: 'running' | 'done' } | { readonly status: 'failed'; readonly reason: unknown };

/** Ends the session and says so. */
export function SignOutScreen() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [state, setState] = useState<SignOutState>({ status: 'running' });
  // Opening the page signs out. Only the browser does it, so that no link scanner can.
  useEffect(() => {
    signOut().then(
      () => setState({ status: 'done' }),
      (reason: unknown) => setState({ status: 'failed', reason }),
    );
  }, [signOut]);
  if (state.status === 'done')
    return (
      <AccountFormPage title={formatMessage(messages.signedOut)} lead={formatMessage(messages.signedOutLead)}>
        <HomeLink className={buttonClasses({})}>{formatMessage(messages.toShop)}</HomeLink>
      </AccountFormPage>
    );
  return (
    <AccountFormPage title={formatMessage(messages.signingOut)}>
      <FormProblem>{state.status === 'failed' ? formatMessage(errorMessage(state.reason)) : undefined}</FormProblem>
    </AccountFormPage>
  );
}
