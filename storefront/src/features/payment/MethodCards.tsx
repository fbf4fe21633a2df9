import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFeeTexts } from '../../platform/cash-on-delivery/use-fee-texts.js';
import { METHOD_NAMES } from '../../platform/payment/messages.js';
import { useRefusalText } from '../../platform/payment/use-refusal-text.js';
import type { IconName } from '../../ui/Icon.js';
import { Icon } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { paymentMessages as messages } from './messages.js';
import { isAvailable, visibleOffers } from './offers.js';

const METHOD_TEXTS: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  online: messages.onlineText,
  'cash-on-delivery': messages.cashOnDeliveryText,
  'bank-transfer': messages.bankTransferText,
};
const METHOD_ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  online: 'card',
  'cash-on-delivery': 'cash',
  'bank-transfer': 'bank',
};

export interface MethodCardsProps {
  readonly offers: readonly PaymentOffer[];
  readonly value: PaymentMethod | undefined;
  readonly onChange: (method: PaymentMethod) => void;
  /** The provider's form, below the card of online payment. */
  readonly onlineForm: ReactNode;
}

/** Offers the payment methods, each with its fee. A method that is not available for this cart shows the reason. */
export function MethodCards({ offers, value, onChange, onlineForm }: MethodCardsProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const feeTexts = useFeeTexts();
  const cards = visibleOffers(offers).map((offer) => {
    const { method, refusal } = offer;
    const { short, details } = feeTexts(offer);
    return {
      value: method,
      label: (
        <span className="flex flex-wrap items-center gap-2">
          <Icon name={METHOD_ICONS[method]} />
          {formatMessage(METHOD_NAMES[method])}
        </span>
      ),
      description: refusal ? refusalText(refusal) : [formatMessage(METHOD_TEXTS[method]), ...details.map(feeLine)],
      aside: isAvailable(offer) ? short : null,
      isDisabled: !isAvailable(offer),
      content: method === 'online' ? onlineForm : undefined,
    };
  });
  return (
    <RadioCards
      legend={formatMessage(messages.methods)}
      name="paymentMethod"
      cards={cards}
      value={value}
      onChange={onChange}
    />
  );
}

const feeLine = (text: string): ReactNode => (
  <span key={text} className="tabular mt-1 block text-xs text-ink-soft">
    {text}
  </span>
);
