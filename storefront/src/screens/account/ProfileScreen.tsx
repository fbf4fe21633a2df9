import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { entryMessages } from '../../features/account/entry-messages.js';
import { profileMessages, resetMessages } from '../../features/account/messages.js';
import { DetailsForm, EmailForm, PasswordForm } from '../../features/account/ProfileForms.js';
import { SessionList } from '../../features/account/SessionList.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { AccountFrame } from './AccountFrame.js';

/** Names, e-mail address and password. */
export function ProfileScreen() {
  useEmailConfirmation();
  return (
    <AccountFrame title={accountTitles.profile}>
      {(customer) => (
        <div className="max-w-2xl space-y-6">
          <DetailsForm customer={customer} />
          <EmailForm customer={customer} />
          <PasswordForm />
          <SessionList />
        </div>
      )}
    </AccountFrame>
  );
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
    // The page stays where it is: a visitor may be on the way to the sign-in.
    const forget = () => history.replaceState(history.state, '', location.pathname);
    confirm().then(forget, (reason: unknown) => {
      const isRefused = reason instanceof ShopError && reason.code === 'invalid-input';
      show('problem', formatMessage(isRefused ? resetMessages.linkIncomplete : errorMessage(reason)));
      // After an outage the link still works when the page is loaded again.
      if (isRefused) forget();
    });
  }, [token, account, call, formatMessage, notices]);
}
