import type { Customer } from '@manifold/domain/customer/contract';
import type { DataRequest } from '@manifold/domain/data-rights/contract';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { HomeLink } from '../../platform/links/HomeLink.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { AccountCard } from './AccountCard.js';
import { dataMessages as messages } from './data-messages.js';
import { accountMessages, profileMessages, resetMessages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { ProfileSection } from './ProfileForms.js';
import { fieldRules, useAccountForm } from './use-account-form.js';
import { useFileDownload, useLastExport } from './use-data-export.js';

const DAY = { dateStyle: 'long' } as const;

export interface YourDataProps {
  readonly customer: Customer;
  /** The token of a mailed link to the customer's data. */
  readonly token: string | undefined;
  readonly onDeleted: () => void;
}

/** What the customer may ask for about their data: a copy, and the deletion of the account. */
export function YourData({ customer, token, onDeleted }: YourDataProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="your-data" className="space-y-6 border-t border-hairline pt-6">
      <h2 id="your-data" className="text-lg font-extrabold tracking-tight">
        {formatMessage(messages.title)}
      </h2>
      {token === undefined ? null : <ReadyFile token={token} />}
      <DataExportForm email={customer.email} />
      <DeletionForm onDeleted={onDeleted} />
    </section>
  );
}

/** The file of a mailed link. It is downloaded by a click, because programs that check mails open links as well. */
function ReadyFile({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const { isBusy, isDone, problem, start } = useFileDownload(token);
  return (
    <div className="space-y-4 rounded-card border border-hairline bg-sunken p-5">
      <p role="status" className="text-sm font-semibold">
        {formatMessage(isDone ? messages.downloaded : messages.fileReady)}
      </p>
      <FormProblem>{problem}</FormProblem>
      {isDone ? null : (
        <Button isBusy={isBusy} onClick={start}>
          {formatMessage(messages.download)}
        </Button>
      )}
    </div>
  );
}

/** Mails a link to the customer's data; requires the password, because the session may be someone else's by now. */
function DataExportForm({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const [last, show] = useLastExport();
  const { field, ...form } = useAccountForm({ password: '' }, async (values, clear) => {
    const { requests } = await call('requestMyData', values);
    clear();
    show(requests);
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.exportSent, { email }) });
  });
  return (
    <ProfileSection
      title={formatMessage(messages.exportTitle)}
      note={formatMessage(messages.exportLead, { email })}
      form={form}
      action={formatMessage(messages.exportSend)}
      busy={formatMessage(resetMessages.sending)}
    >
      <ExportState last={last} />
      <PasswordField
        {...field('password', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(profileMessages.currentPassword)}
      />
    </ProfileSection>
  );
}

/** What became of the last request; nothing for one whose file was downloaded. */
function ExportState({ last }: { readonly last: DataRequest | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  if (last === undefined || last.state === 'done') return null;
  const { state, dueAt, linkExpiresAt } = last;
  const texts = { open: messages.stateOpen, ready: messages.stateReady, expired: messages.stateExpired };
  const date = formatDate(state === 'ready' ? (linkExpiresAt ?? dueAt) : dueAt, DAY);
  return <p className="text-sm text-ink-soft">{formatMessage(texts[state], { date })}</p>;
}

/** Deletes the account. The typed password confirms it. */
function DeletionForm({ onDeleted }: Pick<YourDataProps, 'onDeleted'>) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const { field, ...form } = useAccountForm({ password: '' }, async (values) => {
    await call('deleteMyAccount', values);
    onDeleted();
  });
  return (
    <ProfileSection
      title={formatMessage(messages.deleteTitle)}
      note={formatMessage(messages.deleteLead)}
      form={form}
      action={formatMessage(messages.deleteSubmit)}
      busy={formatMessage(messages.deletedTitle)}
    >
      <p className="text-sm text-ink-soft">{formatMessage(messages.deleteKept)}</p>
      <PasswordField
        {...field('password', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(profileMessages.currentPassword)}
      />
    </ProfileSection>
  );
}

/** Confirms that the account is being deleted, and forgets the customer. */
export function DeletedAccount({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const { account, cart } = useShop();
  // Only after this page is shown: without a customer the pages of the account lead to the sign-in.
  useEffect(() => {
    account.set(null);
    cart.setCart(null);
  }, [account, cart]);
  return (
    <AccountCard title={formatMessage(messages.deletedTitle)} lead={formatMessage(messages.deletedLead, { email })}>
      <HomeLink className={buttonClasses({})}>{formatMessage(accountMessages.toShop)}</HomeLink>
    </AccountCard>
  );
}
