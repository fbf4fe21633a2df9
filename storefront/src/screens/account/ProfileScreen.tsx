import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { entryMessages } from '../../features/account/entry-messages.js';
import { profileMessages } from '../../features/account/messages.js';
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
          <DetailsForm key={customer.version} customer={customer} />
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
  const navigate = useNavigate();
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
    confirm()
      .catch((reason: unknown) => show('problem', formatMessage(errorMessage(reason))))
      .finally(() => void navigate({ to: '/my-account/my-profile', search: {}, replace: true }));
  }, [token, account, call, formatMessage, navigate, notices]);
}
