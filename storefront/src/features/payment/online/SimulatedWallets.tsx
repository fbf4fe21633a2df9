import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.js';
import { onlinePaymentMessages as messages } from './messages.js';
import type { OnlinePaymentSetup, PaymentForProvider } from './setup.js';

/** The sandbox's token of a wallet: the number of a test card that is authorised. */
const TOKEN = 'simulated-wallet:4111111111111111';

const WALLETS: readonly {
  readonly type: string;
  readonly label: 'simulatedApplePay' | 'simulatedGooglePay';
  readonly paymentMethod: PaymentForProvider['paymentMethod'];
}[] = [
  {
    type: 'applepay',
    label: 'simulatedApplePay',
    paymentMethod: { type: 'applepay', applePayToken: TOKEN },
  },
  {
    type: 'googlepay',
    label: 'simulatedGooglePay',
    paymentMethod: { type: 'googlepay', googlePayToken: TOKEN },
  },
];

export interface SimulatedWalletsProps {
  readonly setup: OnlinePaymentSetup;
  readonly onPay: (payment: PaymentForProvider) => void;
}

/** Stands in for Apple Pay and Google Pay in the sandbox, where the real ones do not exist. Both pay with a test card. */
export function SimulatedWallets({ setup: { browserBase, methods }, onPay }: SimulatedWalletsProps) {
  const { formatMessage } = useIntl();
  const offered = WALLETS.filter(({ type }) => methods.paymentMethods.some((method) => method.type === type));
  if (browserBase === null || offered.length === 0) return null;
  return (
    <div className="mb-3">
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map(({ type, label, paymentMethod }) => (
          <Button key={type} variant="secondary" onClick={() => onPay({ paymentMethod })}>
            {formatMessage(messages[label])}
          </Button>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-ink-soft">{formatMessage(messages.simulated)}</p>
    </div>
  );
}
