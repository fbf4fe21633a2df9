import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountCard } from '../../features/account/AccountCard.js';
import { accountMessages as messages } from '../../features/account/messages.js';
import { RegistrationForm } from '../../features/account/RegistrationForm.js';
import { useEntry } from '../../features/account/use-entry.js';
import { type EntryScreenProps, useCustomersLeave } from './SignInScreen.js';

/** The page to create an account; in the checkout the customer goes on to the addresses. */
export function RegistrationScreen({ goal }: EntryScreenProps) {
  const { formatMessage } = useIntl();
  const enter = useEntry(goal);
  useCustomersLeave(goal);
  return (
    <AccountCard title={formatMessage(accountTitles.create)} lead={formatMessage(messages.newHereLead)}>
      <RegistrationForm onRegistered={(entry) => enter(entry, formatMessage(messages.confirmationSent))} />
      <p className="text-sm">
        {formatMessage(messages.haveAccount)}{' '}
        <Link
          to={goal === '/checkout/addresses' ? '/checkout/login' : '/login'}
          className="font-semibold underline underline-offset-4"
        >
          {formatMessage(accountTitles.signIn)}
        </Link>
      </p>
    </AccountCard>
  );
}
