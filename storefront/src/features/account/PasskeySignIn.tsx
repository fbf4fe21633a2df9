import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { classNames } from '../../ui/class-names.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { passkeyMessages as messages, passkeyErrorMessage } from './passkey-messages.js';
import { sendPasskey, useWebAuthn } from './use-passkeys.js';

export interface PasskeySignInProps {
  readonly onSignedIn: (entry: CustomerResponse<'signIn'>) => Promise<void>;
}

/** Signs in with a passkey, without an e-mail address; nothing in a browser that has no passkeys. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const call = useCustomerApi();
  const isSupported = useWebAuthn();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (isSupported === false) return null;
  const signIn = async () => {
    const entry = await sendPasskey(
      () => call('beginPasskeySignIn', {}),
      async (passkey) => {
        // Changes that are still on their way belong to the visitor's cart.
        await shop.cart.settle();
        return call('finishPasskeySignIn', { passkey });
      },
    );
    await onSignedIn(entry);
  };
  const press = () => {
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    signIn()
      .catch((reason: unknown) => setProblem(formatMessage(passkeyErrorMessage(reason))))
      .finally(() => setBusy(false));
  };
  return (
    // Reserves its space before it is known whether it is shown, so that the content below does not move under a finger.
    <div className={classNames('space-y-3', isSupported === undefined && 'invisible')}>
      <Button variant="tertiary" isBusy={isBusy} isWide onClick={press}>
        <KeyMark />
        {formatMessage(isBusy ? messages.adding : messages.signIn)}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

function KeyMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        d="M8 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm4 4h9v4m-4-4v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
