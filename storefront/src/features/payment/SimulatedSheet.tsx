import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AddressText } from '../../ui/AddressText.js';
import { Button } from '../../ui/Button.js';
import { Overlay } from '../../ui/Overlay.js';
import type { PaymentForProvider } from './online/setup.js';
import { simulatedPayment, SIMULATED_NAMES, TEST_CARDS, type WalletTestCard } from './online/simulated-wallet.js';
import { TestCardChoice } from './online/TestCardChoice.js';
import { expressMessages as messages } from './express-messages.js';
import { simulatedOwner } from './simulated-owner.js';
import type { WalletOwner } from './wallet-contact.js';

/** Without the card whose bank asks: a real wallet's button shows the question, and the cart has no other place for it. */
const CARDS = Object.values(TEST_CARDS).filter((card) => card !== TEST_CARDS.challenge);

export interface SimulatedSheetProps {
  /** Undefined while the sheet is closed. */
  readonly wallet: ExpressWallet | undefined;
  /** The total as the shopper reads it. */
  readonly total: string;
  readonly countryCode: string;
  /** A postal code of the country. */
  readonly postalCode: string;
  readonly onPay: (payment: PaymentForProvider, owner: WalletOwner) => void;
  readonly onClose: () => void;
}

/** Stands in for the sheet of a wallet in the sandbox. Its owner is made up; it pays with the chosen test card. */
export function SimulatedSheet({ wallet, total, countryCode, postalCode, onPay, onClose }: SimulatedSheetProps) {
  const { formatMessage } = useIntl();
  const [hasAddress, setHasAddress] = useState(true);
  const [card, setCard] = useState<WalletTestCard>(TEST_CARDS.authorised);
  const home = { countryCode, postalCode: hasAddress ? postalCode : undefined };
  const owner = wallet && simulatedOwner(wallet, home);
  const title = wallet && formatMessage(messages[SIMULATED_NAMES[wallet]]);
  const billingContact = owner?.billingContact;
  return (
    <Overlay
      kind="dialog"
      isOpen={wallet !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(messages.close)}
      footer={
        <div className="p-5">
          <Button
            className="w-full"
            onClick={() => {
              if (wallet && owner) onPay(simulatedPayment(wallet, card), owner);
            }}
          >
            {formatMessage(messages.pay, { amount: total })}
          </Button>
        </div>
      }
    >
      <div className="space-y-4 p-5 text-sm">
        <p className="text-ink-soft">{formatMessage(messages.simulated)}</p>
        <div>
          {billingContact ? (
            <AddressText address={{ ...billingContact, streetName: billingContact.street[0], country: undefined }} />
          ) : null}
          <p>{owner?.email}</p>
        </div>
        <TestCardChoice cards={CARDS} card={card} onChoose={setCard} />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={!hasAddress}
            onChange={({ target }) => setHasAddress(!target.checked)}
          />
          {formatMessage(messages.withoutAddress)}
        </label>
      </div>
    </Overlay>
  );
}
