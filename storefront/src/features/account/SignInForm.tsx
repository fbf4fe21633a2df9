import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/TextField.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages as messages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

export interface SignInFormProps {
  /** Whether the page says that the provider which asked for the password will be linked. */
  readonly linksProvider?: boolean;
  readonly onSignedIn: (entry: CustomerResponse<'signIn'>) => Promise<void>;
}

/** E-mail address and password. */
export function SignInForm({ linksProvider = false, onSignedIn }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const call = useCustomerApi();
  const { field, submit, isBusy, problem } = useAccountForm({ email: '', password: '' }, async (values) => {
    // Changes that are still on their way belong to the visitor's cart.
    await shop.cart.settle();
    await onSignedIn(await call('signIn', linksProvider ? { ...values, linksProvider } : values));
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
        label={formatMessage(messages.email)}
      />
      <PasswordField
        {...field('password', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(messages.password)}
      />
      <Button type="submit" size="lg" isBusy={isBusy} isWide>
        {formatMessage(isBusy ? messages.signingIn : accountTitles.signIn)}
      </Button>
    </form>
  );
}
