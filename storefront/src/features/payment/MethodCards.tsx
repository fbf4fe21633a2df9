import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { METHOD_NAMES } from '../../platform/payment/messages.js';
import { useRefusalText } from '../../platform/payment/use-refusal-text.js';
import type { IconName } from '../../ui/Icon.js';
import { Icon } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { paymentMessages as messages } from './messages.js';
import { isOpen, shownOffers } from './offers.js';

const METHOD_TEXTS: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': messages.cashOnDeliveryText,
  'bank-transfer': messages.bankTransferText,
};
const METHOD_ICONS: Readonly<Record<PaymentMethod, IconName>> = { 'cash-on-delivery': 'cash', 'bank-transfer': 'bank' };

export interface MethodCardsProps {
  readonly offers: readonly PaymentOffer[];
  readonly value: PaymentMethod | undefined;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The ways to pay, each with what it costs; one that is closed for this cart says why. */
export function MethodCards({ offers, value, onChange }: MethodCardsProps) {
  const { formatMessage } = useIntl();
  const cards = shownOffers(offers).map((offer) => ({
    value: offer.method,
    label: (
      <span className="flex flex-wrap items-center gap-2">
        <Icon name={METHOD_ICONS[offer.method]} />
        {formatMessage(METHOD_NAMES[offer.method])}
      </span>
    ),
    description: <Description offer={offer} />,
    aside: isOpen(offer) ? <FeeShort offer={offer} /> : null,
    isDisabled: !isOpen(offer),
  }));
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

function FeeShort({ offer: { fee } }: { readonly offer: PaymentOffer }) {
  const { formatMessage } = useIntl();
  const write = useMoney();
  return fee ? formatMessage(messages.fee, { amount: write(fee.gross) }) : formatMessage(messages.noFee);
}

function Description({ offer }: { readonly offer: PaymentOffer }) {
  const { formatMessage } = useIntl();
  const write = useMoney();
  const refusalText = useRefusalText();
  const { fee, rounding, feeTitle, method, refusal } = offer;
  if (refusal) return refusalText(refusal);
  return (
    <>
      {formatMessage(METHOD_TEXTS[method])}
      {fee ? (
        <Part>
          {formatMessage(messages.feeParts, {
            title: feeTitle ?? formatMessage(messages.feeTitle),
            amount: write(fee.gross),
            net: write(fee.net),
            tax: write(fee.tax),
          })}
        </Part>
      ) : null}
      {rounding ? <Part>{formatMessage(messages.rounding, { amount: write(rounding) })}</Part> : null}
    </>
  );
}

/** A part of what the method adds to the total. */
function Part({ children }: { readonly children: ReactNode }) {
  return <span className="tabular mt-1 block text-xs text-ink-soft">{children}</span>;
}
