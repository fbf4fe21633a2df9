import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import { useIntl } from 'react-intl';
import { mailedGoal } from '../../platform/account/entry-links.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages, resetMessages as messages } from './messages.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

export interface ResetFormProps {
  /** The page that the customer continues to. */
  readonly goal: EntryGoal;
  readonly onSent: () => void;
}

/** Requests a link to set a new password. The answer is the same whether there is an account or not. */
export function ResetForm({ goal, onSent }: ResetFormProps) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const { field, submit, isBusy, problem } = useAccountForm({ email: '' }, async (values) => {
    await call('requestPasswordReset', { ...values, ...mailedGoal(goal) });
    onSent();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormProblem>{problem}</FormProblem>
      <TextField
        {...field('email', fieldRules.email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        label={formatMessage(accountMessages.email)}
      />
      <Button type="submit" size="lg" isBusy={isBusy} isWide>
        {formatMessage(isBusy ? messages.sending : messages.send)}
      </Button>
    </form>
  );
}
