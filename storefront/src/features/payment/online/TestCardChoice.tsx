import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../../../ui/Select.js';
import { onlinePaymentMessages as messages } from './messages.js';
import { TEST_CARDS, type WalletTestCard } from './simulated-wallet.js';

const CARDS = Object.values(TEST_CARDS);
const OPTIONS = CARDS.map((value) => ({ value, label: value.replaceAll(/(\d{4})(?=\d)/g, '$1 ') }));

export interface TestCardChoiceProps {
  readonly card: WalletTestCard;
  readonly onChoose: (card: WalletTestCard) => void;
}

/** Chooses the card of a simulated wallet, and with it how the payment ends. */
export function TestCardChoice({ card, onChoose }: TestCardChoiceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <label htmlFor={id}>{formatMessage(messages.testCard)}</label>
      <Select
        id={id}
        options={OPTIONS}
        value={card}
        onChange={({ target }) => {
          const chosen = CARDS.find((each) => each === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </p>
  );
}
