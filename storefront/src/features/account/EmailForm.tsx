import type { Customer } from '@manifold/domain/customer/contract';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/TextField.js';
import { entryMessages } from './entry-messages.js';
import { profileMessages as messages } from './messages.js';
import { ProfileSection, useAccountChange, useSavedAccount } from './ProfileForms.js';
import { ProofField } from './ProofField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';
import { type ProofSources, useProofChoice } from './use-proof-choice.js';

export interface EmailFormProps {
  readonly customer: Customer;
  readonly sources: ProofSources;
}

/** The e-mail address. A change requires a proof of who the customer is, and the links in the mails to both addresses. */
export function EmailForm({ customer, sources }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const change = useAccountChange();
  const save = useSavedAccount();
  const proof = useProofChoice(sources);
  const { field, ...form } = useAccountForm({ email: '', password: '' }, async ({ email, password }, clear) => {
    const answer = await proof.confirm(password, (given) => change(customer, { email, ...given }));
    clear();
    save(answer, formatMessage(entryMessages.emailChangeSent));
  });
  const state = formatMessage(customer.isEmailVerified ? messages.emailConfirmed : messages.emailUnconfirmed);
  return (
    <ProfileSection
      title={formatMessage(messages.emailTitle)}
      note={`${customer.email} (${state})`}
      form={form}
      action={proof.method === 'provider-sign-in' ? undefined : formatMessage(messages.changeEmail)}
    >
      <TextField
        {...field('email', fieldRules.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        label={formatMessage(messages.newEmail)}
      />
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
    </ProfileSection>
  );
}
