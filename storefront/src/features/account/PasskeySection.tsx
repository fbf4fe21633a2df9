import { MAXIMUM_PASSKEY_NAME_LENGTH, type Passkey } from '@manifold/domain/passkeys/contract';
import { useEffect, useRef, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { createPasskey } from './browser-passkeys.js';
import { profileMessages, resetMessages } from './messages.js';
import { passkeyErrors, passkeyMessages as messages, passkeyErrorMessage } from './passkey-messages.js';
import { ProofField } from './ProofField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';
import { type PasskeyList, useWebAuthn } from './use-passkeys.js';
import { isProofMissing, type ProofSources, useProofChoice } from './use-proof-choice.js';

export interface PasskeySectionProps {
  readonly list: PasskeyList;
  readonly sources: ProofSources;
}

/** The passkeys of the customer: add, rename and remove. */
export function PasskeySection({ list, sources }: PasskeySectionProps) {
  const { formatMessage } = useIntl();
  const isSupported = useWebAuthn();
  const title = useRef<HTMLHeadingElement>(null);
  const { passkeys, failure, load } = list;
  const removed = () => {
    load();
    // The button that had the focus was removed.
    title.current?.focus();
  };
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <h2 ref={title} tabIndex={-1} className="text-lg font-bold outline-none">
        {formatMessage(messages.title)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{formatMessage(messages.lead)}</p>
      {failure === undefined ? null : <LoadFailure reason={failure} onRetry={load} />}
      {passkeys === undefined && failure === undefined ? <Skeleton className="mt-4 h-16" /> : null}
      {passkeys && passkeys.length > 0 ? (
        <ul className="mt-2 divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRenamed={load} onRemoved={removed} />
          ))}
        </ul>
      ) : null}
      {isSupported ? (
        <AddPasskey sources={sources} onAdded={load} />
      ) : (
        <p className="mt-4 text-sm text-ink-soft">{formatMessage(passkeyErrors['passkey-unsupported'])}</p>
      )}
    </section>
  );
}

interface AddPasskeyProps {
  readonly sources: ProofSources;
  readonly onAdded: () => void;
}

/** Adds a passkey. The shop asks who it is, unless the customer has just signed in without a password. */
function AddPasskey({ sources, onAdded }: AddPasskeyProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const proof = useProofChoice(sources);
  const [needsProof, setNeedsProof] = useState(false);
  const { field, form, submit, isBusy, problem } = useAccountForm({ password: '' }, async ({ password }, clear) => {
    const begun = needsProof
      ? await proof.confirm(password, (given) => call('beginPasskeyRegistration', given))
      : await call('beginPasskeyRegistration', {}).catch(unlessProofIsMissing);
    if (!begun) return setNeedsProof(true);
    await call('finishPasskeyRegistration', { passkey: await createPasskey(begun.options) });
    clear();
    setNeedsProof(false);
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.added) });
    onAdded();
  });
  const { setFocus } = form;
  // The field exists only after the shop has asked for it.
  useEffect(() => {
    if (needsProof) setFocus('password');
  }, [needsProof, setFocus]);
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 space-y-5">
      <FormProblem>{problem}</FormProblem>
      {needsProof ? (
        <>
          {proof.method === 'password' ? (
            <p className="text-sm text-ink-soft">{formatMessage(messages.proofLead)}</p>
          ) : null}
          <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
        </>
      ) : null}
      {needsProof && proof.method === 'provider-sign-in' ? null : (
        <Button type="submit" variant="tertiary" isBusy={isBusy}>
          {formatMessage(isBusy ? messages.adding : messages.add)}
        </Button>
      )}
    </form>
  );
}

/** Returns undefined if the shop asks for a proof; throws every other failure. */
function unlessProofIsMissing(reason: unknown): undefined {
  if (!isProofMissing(reason)) throw reason;
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onRemoved: () => void;
}

function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const renameButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const name = passkey.name || formatMessage(messages.unnamed);
  const remove = () => {
    call('removePasskey', { passkeyId: passkey.id }).then(
      () => {
        notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.removed) });
        onRemoved();
      },
      (reason: unknown) => {
        notices.show({ id: 'account', kind: 'problem', text: formatMessage(passkeyErrorMessage(reason)) });
      },
    );
  };
  const renamed = () => {
    setRenaming(false);
    renameButton.current?.focus();
    onRenamed();
  };
  const hidden = <span className="sr-only"> {name}</span>;
  return (
    <li className="space-y-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <PasskeyDates passkey={passkey} />
        </div>
        <p className="flex flex-wrap gap-2">
          <Button
            ref={renameButton}
            size="sm"
            variant="quinary"
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {formatMessage(messages.rename)}
            {hidden}
          </Button>
          <Button size="sm" variant="quinary" onClick={remove}>
            {formatMessage(messages.remove)}
            {hidden}
          </Button>
        </p>
      </div>
      {isRenaming ? <RenameForm passkey={passkey} onRenamed={renamed} /> : null}
    </li>
  );
}

function PasskeyDates({ passkey: { createdAt, lastUsedAt } }: Pick<PasskeyRowProps, 'passkey'>) {
  const { formatMessage } = useIntl();
  const day = (value: string) => <FormattedDate value={value} dateStyle="medium" />;
  const text =
    lastUsedAt === null
      ? formatMessage(messages.datesUnused, { added: day(createdAt) })
      : formatMessage(messages.dates, { added: day(createdAt), used: day(lastUsedAt) });
  return <p className="text-sm text-ink-soft">{text}</p>;
}

function RenameForm({ passkey, onRenamed }: Pick<PasskeyRowProps, 'passkey' | 'onRenamed'>) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const { field, form, submit, isBusy, problem } = useAccountForm({ name: passkey.name }, async ({ name }) => {
    await call('renamePasskey', { passkeyId: passkey.id, name });
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.renamed) });
    onRenamed();
  });
  const { setFocus } = form;
  // A customer who opens the form wants to type.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <FormProblem>{problem}</FormProblem>
      <TextField
        {...field('name', fieldRules.required)}
        required
        maxLength={MAXIMUM_PASSKEY_NAME_LENGTH}
        label={formatMessage(messages.name)}
      />
      <Button type="submit" size="sm" variant="tertiary" isBusy={isBusy}>
        {formatMessage(isBusy ? resetMessages.saving : profileMessages.save)}
      </Button>
    </form>
  );
}
