import { type EntryGoal, readGoal } from '@manifold/domain/entry-goal/entry-goal';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { entryLinks, goalSearch } from '../../platform/account/entry-links.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFormPage } from '../../features/account/AccountFormPage.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { resetMessages as messages } from '../../features/account/messages.js';
import { NewPasswordForm } from '../../features/account/NewPasswordForm.js';
import { ResetForm } from '../../features/account/ResetForm.js';
import { useShop } from '../../platform/shop/shop.js';
import { buttonClasses } from '../../ui/button-classes.js';

/** The page that the customer continues to. */
interface ResetScreenProps {
  readonly goal: EntryGoal;
}

/** First page of the reset: requests the link. Afterwards the customer continues to the goal. */
export function ResetScreen({ goal }: ResetScreenProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <AccountFormPage title={formatMessage(accountTitles.reset)} lead={formatMessage(messages.lead)}>
      <ResetForm
        goal={goal}
        onSent={() => void navigate({ to: '/password-reset/check-email', search: goalSearch(goal) })}
      />
      <p className="text-sm">
        <Link {...entryLinks(goal).signIn} className="font-semibold underline underline-offset-4">
          {formatMessage(messages.back)}
        </Link>
      </p>
    </AccountFormPage>
  );
}

/** Second page: the link is on its way, if there is an account. */
export function CheckEmailScreen({ goal }: ResetScreenProps) {
  const { formatMessage } = useIntl();
  const links = entryLinks(goal);
  return (
    <AccountFormPage title={formatMessage(accountTitles.checkEmail)} lead={formatMessage(messages.checkLead)}>
      <p className="flex flex-wrap gap-3">
        <Link {...links.signIn} className={buttonClasses({})}>
          {formatMessage(messages.back)}
        </Link>
        <Link {...links.reset} className={buttonClasses({ variant: 'tertiary' })}>
          {formatMessage(messages.again)}
        </Link>
      </p>
    </AccountFormPage>
  );
}

/** Third page, opened from the mail: sets the password. */
export function ChangePasswordScreen() {
  const { formatMessage } = useIntl();
  const { token, to } = useSearch({ from: '/password-reset/change-password' });
  const links = entryLinks(readGoal(to));
  const { notices, account } = useShop();
  const navigate = useNavigate();
  const goOn = async () => {
    // All sessions of the customer have ended.
    account.set(null);
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.changed) });
    await navigate({ ...links.signIn, replace: true });
  };
  return (
    <AccountFormPage title={formatMessage(accountTitles.reset)}>
      {token === undefined ? (
        <FormProblem>{formatMessage(messages.linkIncomplete)}</FormProblem>
      ) : (
        <NewPasswordForm token={token} onSaved={goOn} />
      )}
      <p className="text-sm">
        <Link {...links.reset} className="font-semibold underline underline-offset-4">
          {formatMessage(messages.again)}
        </Link>
      </p>
    </AccountFormPage>
  );
}
