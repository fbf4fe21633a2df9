import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFormPage } from '../../features/account/AccountFormPage.js';
import { DeletedAccount, YourData, type YourDataProps } from '../../features/account/DataForms.js';
import { dataMessages } from '../../features/account/data-messages.js';
import { entryMessages } from '../../features/account/entry-messages.js';
import { profileMessages, resetMessages } from '../../features/account/messages.js';
import { DetailsForm } from '../../features/account/DetailsForm.js';
import { EmailForm } from '../../features/account/EmailForm.js';
import { PasswordForm } from '../../features/account/ProfileForms.js';
import { LinkedProviders } from '../../features/account/LinkedProviders.js';
import { PasskeySection } from '../../features/account/PasskeySection.js';
import { PasskeySignIn } from '../../features/account/PasskeySignIn.js';
import { SessionList } from '../../features/account/SessionList.js';
import { SignInForm } from '../../features/account/SignInForm.js';
import { linkProblemMessage } from '../../features/account/social-messages.js';
import { useEntry } from '../../features/account/use-entry.js';
import { usePasskeys } from '../../features/account/use-passkeys.js';
import { useSignInInfo } from '../../features/account/use-proof-choice.js';
import { useAccount, useAccountFailure, useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { AccountFrame } from './AccountFrame.js';

/** Names, e-mail address, password, and the customer's rights about their data. */
export function ProfileScreen() {
  useEmailConfirmation();
  const token = useDataToken();
  const account = useAccount();
  const { reason } = useAccountFailure();
  const [deletedEmail, setDeletedEmail] = useState<string>();
  if (deletedEmail !== undefined) return <DeletedAccount email={deletedEmail} />;
  // The link of the mail is often opened on another device.
  if (token !== undefined && account === null && reason === undefined) return <SignInToDownload />;
  return (
    <AccountFrame title={accountTitles.profile}>
      {(customer) => <Profile customer={customer} token={token} onDeleted={() => setDeletedEmail(customer.email)} />}
    </AccountFrame>
  );
}

/** The sections of the page. Some of them know how the customer signs in. */
function Profile({ customer, token, onDeleted }: Omit<YourDataProps, 'sources'>) {
  const list = usePasskeys();
  const signIn = useSignInInfo();
  const sources = { passkeys: list.passkeys, signIn: signIn.state };
  return (
    <div className="max-w-2xl space-y-6">
      <LinkProblem />
      <DetailsForm customer={customer} />
      <EmailForm customer={customer} sources={sources} />
      <PasswordForm />
      <PasskeySection list={list} sources={sources} />
      <SessionList />
      <LinkedProviders info={signIn} sources={sources} />
      <YourData customer={customer} sources={sources} token={token} onDeleted={onDeleted} />
    </div>
  );
}

/** Says why the provider from which the customer comes back was not linked. */
function LinkProblem() {
  const { formatMessage } = useIntl();
  const { problem } = useSearch({ from: '/my-account/my-profile' });
  const message = problem === undefined ? undefined : linkProblemMessage(problem);
  return <FormProblem>{message && formatMessage(message)}</FormProblem>;
}

function SignInToDownload() {
  const { formatMessage } = useIntl();
  const enter = useEntry('/my-account/my-profile');
  return (
    <AccountFormPage title={formatMessage(accountTitles.signIn)} lead={formatMessage(dataMessages.signInFirst)}>
      <SignInForm onSignedIn={enter} />
      <PasskeySignIn onSignedIn={enter} />
    </AccountFormPage>
  );
}

/** Returns the token of a mailed link to the customer's data, and removes it from the address so that it stays in no history. */
function useDataToken(): string | undefined {
  const { 'data-token': given } = useSearch({ from: '/my-account/my-profile' });
  const [token] = useState(given);
  const navigate = useNavigate();
  // The address is the browser's.
  useEffect(() => {
    if (given !== undefined) void navigate({ to: '/my-account/my-profile', search: {}, replace: true });
  }, [given, navigate]);
  return token;
}

/** Confirms the e-mail address with the token of the mailed link, and removes the token from the address. */
function useEmailConfirmation(): void {
  const { 'email-token': token } = useSearch({ from: '/my-account/my-profile' });
  const { formatMessage } = useIntl();
  const { notices, account } = useShop();
  const call = useCustomerApi();
  // A link in a mail is opened by scanners too; only the browser uses its token.
  useEffect(() => {
    if (token === undefined) return;
    const show = (kind: 'status' | 'problem', text: string) => notices.show({ id: 'email', kind, text });
    const confirm = async () => {
      const { isComplete } = await call('confirmEmail', { tokenValue: token });
      if (account.get()) account.set((await call('getMe', {})).me.customer);
      show('status', formatMessage(isComplete ? profileMessages.emailNowConfirmed : entryMessages.emailChangeHalf));
    };
    // Changes only the address. A navigation could cancel that of a visitor to the sign-in.
    const forget = () => history.replaceState(history.state, '', location.pathname);
    confirm().then(forget, (reason: unknown) => {
      const isRefused = reason instanceof ShopError && reason.code === 'invalid-input';
      show('problem', formatMessage(isRefused ? resetMessages.linkIncomplete : errorMessage(reason)));
      // After an outage the link still works when the page is loaded again.
      if (isRefused) forget();
    });
  }, [token, account, call, formatMessage, notices]);
}
