import type { CustomerType } from '@manifold/domain/customer/contract';
import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mailedGoal } from '../../platform/account/entry-links.js';
import { accountTitles } from '../../platform/account/pages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { Button } from '../../ui/Button.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { TextField } from '../../ui/TextField.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages as messages } from './messages.js';
import { NameFields } from './NameFields.js';
import { PasswordField } from './PasswordField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

export interface RegistrationFormProps {
  /** The page that the new customer continues to. */
  readonly goal: EntryGoal;
  /** Called with the address that the link is mailed to. */
  readonly onRegistered: (email: string) => void;
}

const EMPTY = { email: '', password: '', firstName: '', lastName: '', vatId: '' };

/** A new account, for a private person or a company. */
export function RegistrationForm({ goal, onRegistered }: RegistrationFormProps) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const [customerType, setCustomerType] = useState<CustomerType>('PRIVATE');
  const { field, submit, isBusy, problem } = useAccountForm(EMPTY, async ({ vatId, ...values }) => {
    const company = customerType === 'COMPANY' && vatId.trim() !== '' ? { vatId } : {};
    await call('signUp', { ...values, ...company, customerType, ...mailedGoal(goal) });
    onRegistered(values.email.trim());
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormProblem>{problem}</FormProblem>
      <RadioCards
        isRow
        legend={formatMessage(messages.customerType)}
        name="customerType"
        value={customerType}
        onChange={setCustomerType}
        cards={[
          { value: 'PRIVATE', label: formatMessage(messages.private) },
          { value: 'COMPANY', label: formatMessage(messages.company) },
        ]}
      />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameFields
          firstName={field('firstName', fieldRules.required)}
          lastName={field('lastName', fieldRules.required)}
        />
      </div>
      {customerType === 'COMPANY' ? (
        <TextField
          {...field('vatId')}
          autoComplete="off"
          label={formatMessage(messages.vatNumber)}
          optional={formatMessage(messages.optional)}
        />
      ) : null}
      <TextField
        {...field('email', fieldRules.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        label={formatMessage(messages.email)}
      />
      <PasswordField
        {...field('password', fieldRules.newPassword)}
        autoComplete="new-password"
        label={formatMessage(messages.password)}
        hint={formatMessage(messages.passwordHint)}
      />
      <Button type="submit" size="lg" isBusy={isBusy} isWide>
        {formatMessage(isBusy ? messages.creating : accountTitles.create)}
      </Button>
    </form>
  );
}
