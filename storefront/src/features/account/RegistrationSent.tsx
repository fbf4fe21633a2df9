import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { Button } from '../../ui/Button.js';
import { entryMessages as messages } from './entry-messages.js';

const EVERY_MS = 5000;

export interface RegistrationSentProps {
  readonly email: string;
  readonly onEntered: (entry: CustomerResponse<'signIn'>) => Promise<void>;
  readonly onOtherAddress: () => void;
  /** The way on for a guest in the checkout. */
  readonly children?: ReactNode;
}

/** Says that the link is on its way, and signs in when it was opened on another device. */
export function RegistrationSent({ email, onEntered, onOtherAddress, children }: RegistrationSentProps) {
  const { formatMessage } = useIntl();
  useContinuedSignUp(onEntered);
  return (
    <>
      <p>{formatMessage(messages.sentLead, { email })}</p>
      <p className="text-sm text-ink-soft">{formatMessage(messages.sentHint)}</p>
      {children}
      <Button variant="tertiary" onClick={onOtherAddress}>
        {formatMessage(messages.otherAddress)}
      </Button>
    </>
  );
}

function useContinuedSignUp(onEntered: RegistrationSentProps['onEntered']): void {
  const call = useCustomerApi();
  // Only the server knows when the link was opened. A hidden page does not poll.
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const entry = await call('continueSignUp', {});
      if (entry) await onEntered(entry);
    };
    const timer = setInterval(() => void ask().catch(() => undefined), EVERY_MS);
    return () => clearInterval(timer);
  }, [call, onEntered]);
}
