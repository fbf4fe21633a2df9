import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { entryMessages } from './entry-messages.js';
import { accountMessages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

/** A registration whose mailed link was opened. */
export interface MailedRegistration {
  /** The one-time token of the mailed link. */
  readonly token: string;
  readonly onEntered: (entry: CustomerResponse<'confirmSignUp'>) => Promise<void>;
}

interface FinishRegistrationProps extends MailedRegistration {
  /** Called if the link has been used already, in another tab for example. */
  readonly onUsed: () => void;
}

type Stage =
  | { readonly name: 'running' | 'password'; readonly reason?: undefined }
  | { readonly name: 'failed'; readonly reason: unknown };

const refuses = (reason: unknown, name: 'password' | 'tokenValue'): boolean =>
  reason instanceof ShopError && (reason.fields ?? []).some(({ field }) => field === name);

/** Creates the account of a mailed link. Asks for the password first, unless this is the browser that registered. */
export function FinishRegistration({ token, onEntered, onUsed }: FinishRegistrationProps) {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const call = useCustomerApi();
  const [stage, setStage] = useState<Stage>({ name: 'running' });
  // A link in a mail is opened by scanners too; only the browser uses its token, in an effect.
  const finish = useCallback(() => {
    setStage({ name: 'running' });
    const enter = async () => {
      await shop.cart.settle();
      await onEntered(await call('confirmSignUp', { tokenValue: token }));
    };
    enter().catch((reason: unknown) => {
      if (refuses(reason, 'tokenValue')) onUsed();
      else setStage(refuses(reason, 'password') ? { name: 'password' } : { name: 'failed', reason });
    });
  }, [call, shop, token, onEntered, onUsed]);
  useEffect(finish, [finish]);
  if (stage.name === 'password') return <PasswordAgain token={token} onEntered={onEntered} onUsed={onUsed} />;
  if (stage.name === 'running') return <p role="status">{formatMessage(accountMessages.creating)}</p>;
  return <LoadFailure reason={stage.reason} onRetry={finish} />;
}

function PasswordAgain({ token, onEntered, onUsed }: FinishRegistrationProps) {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const { field, submit, isBusy, problem } = useAccountForm({ password: '' }, async ({ password }) => {
    try {
      await onEntered(await call('confirmSignUp', { tokenValue: token, password }));
    } catch (reason) {
      if (!refuses(reason, 'tokenValue')) throw reason;
      onUsed();
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <p>{formatMessage(entryMessages.finishLead)}</p>
      <FormProblem>{problem}</FormProblem>
      <PasswordField
        {...field('password', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(accountMessages.password)}
      />
      <Button type="submit" size="lg" isBusy={isBusy} isWide>
        {formatMessage(isBusy ? accountMessages.creating : accountTitles.create)}
      </Button>
    </form>
  );
}
