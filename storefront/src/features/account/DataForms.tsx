import type { Customer } from '@manifold/domain/customer/contract';
import type { DataRequest } from '@manifold/domain/data-rights/contract';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { HomeLink } from '../../platform/links/HomeLink.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { FieldError } from '../../ui/FieldError.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { AccountFormPage } from './AccountFormPage.js';
import { dataMessages as messages } from './data-messages.js';
import { accountMessages, resetMessages } from './messages.js';
import { ProfileSection } from './ProfileForms.js';
import { ProofField } from './ProofField.js';
import { proofMessages } from './proof-messages.js';
import { fieldRules, useAccountForm } from './use-account-form.js';
import { useFileDownload, useLastExport } from './use-data-export.js';
import { type ProofSources, useProofChoice } from './use-proof-choice.js';

const DAY = { dateStyle: 'long' } as const;

export interface YourDataProps {
  readonly customer: Customer;
  readonly sources: ProofSources;
  /** The token of a mailed link to the customer's data. */
  readonly token: string | undefined;
  readonly onDeleted: () => void;
}

/** The customer's rights about their data: a copy, and the deletion of the account. */
export function YourData({ customer, sources, token, onDeleted }: YourDataProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="your-data" className="space-y-6 border-t border-hairline pt-6">
      <h2 id="your-data" className="text-lg font-extrabold tracking-tight">
        {formatMessage(messages.title)}
      </h2>
      {token === undefined ? null : <ReadyFile token={token} />}
      <DataExportForm email={customer.email} sources={sources} />
      <DeletionForm sources={sources} onDeleted={onDeleted} />
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

/** Mails a link to the customer's data; requires a proof, because another person may use the session by now. */
function DataExportForm({ email, sources }: { readonly email: string } & Pick<YourDataProps, 'sources'>) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const [last, show] = useLastExport();
  const proof = useProofChoice(sources);
  const { field, ...form } = useAccountForm({ password: '' }, async ({ password }, clear) => {
    const { requests } = await proof.confirm(password, (given) => call('requestMyData', given));
    clear();
    show(requests);
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.exportSent, { email }) });
  });
  return (
    <ProfileSection
      title={formatMessage(messages.exportTitle)}
      note={formatMessage(messages.exportLead, { email })}
      form={form}
      action={proof.method === 'provider-sign-in' ? undefined : formatMessage(messages.exportSend)}
      busy={formatMessage(resetMessages.sending)}
    >
      <ExportState last={last} />
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
    </ProfileSection>
  );
}

/** The result of the last request; nothing for one whose file was downloaded. */
function ExportState({ last }: { readonly last: DataRequest | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  if (last === undefined || last.state === 'done') return null;
  const { state, dueAt, linkExpiresAt } = last;
  const texts = { open: messages.stateOpen, ready: messages.stateReady, expired: messages.stateExpired };
  const date = formatDate(state === 'ready' ? (linkExpiresAt ?? dueAt) : dueAt, DAY);
  return <p className="text-sm text-ink-soft">{formatMessage(texts[state], { date })}</p>;
}

/** Deletes the account. The typed password confirms it, a passkey, or a tick after a recent sign-in. */
function DeletionForm({ sources, onDeleted }: Pick<YourDataProps, 'sources' | 'onDeleted'>) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const proof = useProofChoice(sources);
  const {
    field,
    form: fields,
    ...form
  } = useAccountForm({ password: '', sure: false }, async ({ password }) => {
    await proof.confirm(password, (given) => call('deleteMyAccount', given));
    onDeleted();
  });
  return (
    <ProfileSection
      title={formatMessage(messages.deleteTitle)}
      note={formatMessage(messages.deleteLead)}
      form={form}
      action={proof.method === 'provider-sign-in' ? undefined : formatMessage(messages.deleteSubmit)}
      busy={formatMessage(messages.deletedTitle)}
    >
      <p className="text-sm text-ink-soft">{formatMessage(messages.deleteKept)}</p>
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
      {proof.method === 'recent' ? <SureBox fields={fields} /> : null}
    </ProfileSection>
  );
}

/** The tick that must be set, so that one click cannot delete the account. */
function SureBox({ fields }: { readonly fields: UseFormReturn<{ password: string; sure: boolean }> }) {
  const { formatMessage } = useIntl();
  const error = fields.formState.errors.sure?.message;
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          {...fields.register('sure', { validate: (isSure) => isSure || formatMessage(proofMessages.notSure) })}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {formatMessage(proofMessages.sure)}
      </label>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Confirms that the account is being deleted, and forgets the customer. */
export function DeletedAccount({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const { account, cart } = useShop();
  // Only after this page is shown, because pages of the account redirect to the sign-in without a customer.
  useEffect(() => {
    account.set(null);
    cart.setCart(null);
  }, [account, cart]);
  return (
    <AccountFormPage title={formatMessage(messages.deletedTitle)} lead={formatMessage(messages.deletedLead, { email })}>
      <HomeLink className={buttonClasses({})}>{formatMessage(accountMessages.toShop)}</HomeLink>
    </AccountFormPage>
  );
}
