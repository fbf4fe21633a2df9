import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../../../ui/Select.js';
import { onlinePaymentMessages as messages } from './messages.js';
import type { WalletTestCard } from './simulated-wallet.js';

const optionOf = (value: WalletTestCard) => ({ value, label: value.replaceAll(/(\d{4})(?=\d)/g, '$1 ') });

export interface TestCardChoiceProps {
  readonly cards: readonly WalletTestCard[];
  readonly card: WalletTestCard;
  readonly onChoose: (card: WalletTestCard) => void;
}

/** Chooses the card of a simulated wallet, and with it how the payment ends. */
export function TestCardChoice({ cards, card, onChoose }: TestCardChoiceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <label htmlFor={id}>{formatMessage(messages.testCard)}</label>
      <Select
        id={id}
        options={cards.map(optionOf)}
        value={card}
        onChange={({ target }) => {
          const chosen = cards.find((each) => each === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </p>
  );
}
