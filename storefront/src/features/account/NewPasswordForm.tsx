import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages, resetMessages as messages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

export interface NewPasswordFormProps {
  /** The one-time token of the mailed link. */
  readonly token: string;
  readonly onSaved: () => Promise<void>;
}

const isTokenRefused = (reason: unknown): boolean =>
  reason instanceof ShopError && (reason.fields ?? []).some(({ field }) => field === 'tokenValue');

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const [isTokenBad, setTokenBad] = useState(false);
  const { field, submit, isBusy, problem } = useAccountForm({ newPassword: '' }, async (values) => {
    try {
      await call('resetPassword', { tokenValue: token, ...values });
    } catch (reason) {
      if (isTokenRefused(reason)) return setTokenBad(true);
      throw reason;
    }
    await onSaved();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormProblem>{isTokenBad ? formatMessage(messages.linkIncomplete) : problem}</FormProblem>
      <PasswordField
        {...field('newPassword', fieldRules.newPassword)}
        autoComplete="new-password"
        label={formatMessage(messages.newPassword)}
        hint={formatMessage(accountMessages.passwordHint)}
      />
      <Button type="submit" size="lg" isBusy={isBusy} isWide>
        {formatMessage(isBusy ? messages.saving : messages.save)}
      </Button>
    </form>
  );
}
