import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.js';
import { onlinePaymentMessages as messages } from './messages.js';
import { EXPRESS_WALLETS } from '@manifold/domain/express-payment/offered-wallets';
import { SIMULATED_WALLETS } from './simulated-wallet.js';
import type { OnlinePaymentSetup, PaymentForProvider } from './setup.js';

export interface SimulatedWalletsProps {
  readonly setup: OnlinePaymentSetup;
  readonly onPay: (payment: PaymentForProvider) => void;
}

/** Stands in for Apple Pay and Google Pay in the sandbox, where the real ones do not exist. Both pay with a test card. */
export function SimulatedWallets({ setup: { browserBase, methods }, onPay }: SimulatedWalletsProps) {
  const { formatMessage } = useIntl();
  const offered = EXPRESS_WALLETS.filter((wallet) => methods.paymentMethods.some(({ type }) => type === wallet));
  if (browserBase === null || offered.length === 0) return null;
  return (
    <div className="mb-3">
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map((wallet) => {
          const { label, paymentMethod } = SIMULATED_WALLETS[wallet];
          return (
            <Button key={wallet} variant="secondary" onClick={() => onPay({ paymentMethod })}>
              {formatMessage(messages[label])}
            </Button>
          );
        })}
      </div>
      <p className="mt-1.5 text-xs text-ink-soft">{formatMessage(messages.simulated)}</p>
    </div>
  );
}
