import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney, useStoreMoney } from '../../platform/money/use-money.js';
import type { IconName } from '../../ui/Icon.js';
import { Icon } from '../../ui/Icon.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { paymentMessages as messages, refusalMessages } from './messages.js';
import { isOpen, shownOffers } from './offers.js';

export const METHOD_NAMES: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': messages.cashOnDelivery,
  'bank-transfer': messages.bankTransfer,
};
const METHOD_TEXTS: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': messages.cashOnDeliveryText,
  'bank-transfer': messages.bankTransferText,
};
const METHOD_ICONS: Readonly<Record<PaymentMethod, IconName>> = { 'cash-on-delivery': 'cash', 'bank-transfer': 'bank' };

export interface MethodCardsProps {
  readonly offers: readonly PaymentOffer[];
  readonly checkout: CheckoutConfig;
  readonly value: PaymentMethod | undefined;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The ways to pay, each with what it costs; one that is closed for this cart says why. */
export function MethodCards({ offers, checkout, value, onChange }: MethodCardsProps) {
  const { formatMessage } = useIntl();
  const cards = shownOffers(offers).map((offer) => ({
    value: offer.method,
    label: (
      <span className="flex flex-wrap items-center gap-2">
        <Icon name={METHOD_ICONS[offer.method]} />
        {formatMessage(METHOD_NAMES[offer.method])}
      </span>
    ),
    description: <Description offer={offer} checkout={checkout} />,
    aside: isOpen(offer) ? <FeeShort offer={offer} /> : null,
    isDisabled: !isOpen(offer),
  }));
  if (cards.length === 0) return <p className="text-sm">{formatMessage(messages.none)}</p>;
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

function Description({ offer, checkout }: { readonly offer: PaymentOffer; readonly checkout: CheckoutConfig }) {
  const { formatMessage } = useIntl();
  const write = useMoney();
  const { fee, feeTitle, refusal, method } = offer;
  if (refusal !== null) return <Refusal offer={offer} checkout={checkout} />;
  return (
    <>
      {formatMessage(METHOD_TEXTS[method])}
      {fee ? (
        <span className="tabular mt-1 block text-xs text-ink-soft">
          {formatMessage(messages.feeParts, {
            title: feeTitle ?? formatMessage(messages.feeTitle),
            amount: write(fee.gross),
            net: write(fee.net),
            tax: write(fee.tax),
          })}
        </span>
      ) : null}
    </>
  );
}

function Refusal({
  offer: { method, refusal },
  checkout,
}: {
  readonly offer: PaymentOffer;
  readonly checkout: CheckoutConfig;
}) {
  const { formatMessage } = useIntl();
  const write = useStoreMoney();
  const { priceLimitCentAmount, itemLimit } = checkout.cashOnDelivery;
  if (refusal === null) return null;
  const isItemLimit = refusal === 'too-many-items' && method === 'cash-on-delivery';
  return formatMessage(refusalMessages[refusal], {
    limit: write(priceLimitCentAmount),
    count: isItemLimit ? (itemLimit ?? 0) : checkout.maximumCashOrBankItems,
  });
}
