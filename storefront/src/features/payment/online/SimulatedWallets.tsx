import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.js';
import { onlinePaymentMessages as messages } from './messages.js';
import { EXPRESS_WALLETS } from '@manifold/domain/express-payment/offered-wallets';
import { simulatedPayment, SIMULATED_NAMES, TEST_CARDS, type WalletTestCard } from './simulated-wallet.js';
import type { OnlinePaymentSetup, PaymentForProvider } from './setup.js';
import { TestCardChoice } from './TestCardChoice.js';

const CARDS = Object.values(TEST_CARDS);

export interface SimulatedWalletsProps {
  readonly setup: OnlinePaymentSetup;
  readonly onPay: (payment: PaymentForProvider) => void;
}

/** Stands in for Apple Pay and Google Pay in the sandbox, where the real ones do not exist. Both pay with the chosen test card. */
export function SimulatedWallets({ setup: { browserBase, methods }, onPay }: SimulatedWalletsProps) {
  const { formatMessage } = useIntl();
  const [card, setCard] = useState<WalletTestCard>(TEST_CARDS.authorised);
  const offered = EXPRESS_WALLETS.filter((wallet) => methods.paymentMethods.some(({ type }) => type === wallet));
  if (browserBase === null || offered.length === 0) return null;
  return (
    <div className="mb-3">
      <div className="grid gap-2 sm:grid-cols-2">
        {offered.map((wallet) => (
          <Button key={wallet} variant="secondary" onClick={() => onPay(simulatedPayment(wallet, card))}>
            {formatMessage(messages[SIMULATED_NAMES[wallet]])}
          </Button>
        ))}
      </div>
      <p className="mt-1.5 mb-2 text-xs text-ink-soft">{formatMessage(messages.simulated)}</p>
      <TestCardChoice cards={CARDS} card={card} onChoose={setCard} />
    </div>
  );
}
