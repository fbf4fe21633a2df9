import type { Customer } from '@manifold/domain/customer/contract';
import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages, profileMessages as messages, resetMessages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { proofMessages } from './proof-messages.js';
import { type AccountForm, fieldRules, useAccountForm } from './use-account-form.js';

/** Returns a function that stores a changed account and announces that it is saved. */
export function useSavedAccount(): (answer: CustomerResponse<'updateCustomer'>, notice: string) => void {
  const { account, notices } = useShop();
  return ({ user }, text) => {
    account.set(user);
    notices.show({ id: 'account', kind: 'status', text });
  };
}

/**
 * Returns a function that changes the account. If another window has changed it meanwhile, the change is made at the newer
 * version, because it contains only the fields that were changed here.
 */
export function useAccountChange(): (
  customer: Customer,
  changes: Omit<CustomerRequest<'updateCustomer'>, 'version'>,
) => Promise<CustomerResponse<'updateCustomer'>> {
  const call = useCustomerApi();
  return async ({ version }, changes) => {
    try {
      return await call('updateCustomer', { version, ...changes });
    } catch (reason) {
      if (!(reason instanceof ShopError) || reason.code !== 'conflict') throw reason;
      const { customer } = (await call('getMe', {})).me;
      if (!customer) throw new ShopError('not-signed-in', { cause: reason });
      return call('updateCustomer', { version: customer.version, ...changes });
    }
  };
}

interface ProfileSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly form: Pick<AccountForm<never>, 'submit' | 'isBusy' | 'problem'>;
  /** The text of the button; undefined if there is no button. */
  readonly action: string | undefined;
  /** The text of the button while the form is sent; that it is being saved by default. */
  readonly busy?: string;
  readonly children: ReactNode;
}

/** A form of the profile. Each form is saved separately. */
export function ProfileSection({ title, note, form, action, busy, children }: ProfileSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {note ? <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{note}</p> : null}
      <form method="post" noValidate onSubmit={form.submit} className="mt-4 space-y-5">
        <FormProblem>{form.problem}</FormProblem>
        {children}
        {action === undefined ? null : (
          <Button type="submit" isBusy={form.isBusy}>
            {form.isBusy ? (busy ?? formatMessage(resetMessages.saving)) : action}
          </Button>
        )}
      </form>
    </section>
  );
}

/** The password. A change ends the customer's other sessions. */
export function PasswordForm() {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const save = useSavedAccount();
  const { field, ...form } = useAccountForm({ currentPassword: '', newPassword: '' }, async (values, clear) => {
    const answer = await call('changePassword', values);
    clear();
    save(answer, formatMessage(messages.passwordChanged));
  });
  return (
    <ProfileSection
      title={formatMessage(messages.passwordTitle)}
      form={form}
      action={formatMessage(resetMessages.save)}
    >
      <PasswordField
        {...field('currentPassword', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(messages.currentPassword)}
      />
      <PasswordField
        {...field('newPassword', fieldRules.newPassword)}
        autoComplete="new-password"
        label={formatMessage(resetMessages.newPassword)}
        hint={formatMessage(accountMessages.passwordHint)}
      />
      <p>
        <Link to="/password-reset" className="text-sm underline underline-offset-4">
          {formatMessage(proofMessages.noPassword)}
        </Link>
      </p>
    </ProfileSection>
  );
}
