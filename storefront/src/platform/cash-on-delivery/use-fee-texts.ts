import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import { useMoney } from '../money/use-money.js';

const messages = defineMessages({
  noFee: { id: 'payment.no-fee', defaultMessage: 'No fee' },
  fee: { id: 'payment.fee', defaultMessage: '+ {amount}' },
  parts: { id: 'payment.fee-parts', defaultMessage: '{title}: {amount} ({net} net and {tax} VAT)' },
  title: { id: 'order-summary.fee', defaultMessage: 'Cash on delivery fee' },
  rounding: { id: 'payment.rounding', defaultMessage: 'Rounding: {amount}' },
});

/** The amount that a payment method adds to the total, as a text. */
export interface FeeTexts {
  /** The fee in short, or that the method is free. */
  readonly short: string;
  /** The fee with its net amount and VAT, and the rounding to coins. */
  readonly details: readonly string[];
}

/** Returns a function that describes the fee and the rounding of a payment offer. */
export function useFeeTexts(): (offer: Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>) => FeeTexts {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  return ({ fee, rounding, feeTitle }) => {
    const details: string[] = [];
    const amount = fee && formatAmount(fee.gross);
    if (fee) {
      const title = feeTitle ?? formatMessage(messages.title);
      const [net, tax] = [formatAmount(fee.net), formatAmount(fee.tax)];
      details.push(formatMessage(messages.parts, { title, amount, net, tax }));
    }
    if (rounding) details.push(formatMessage(messages.rounding, { amount: formatAmount(rounding) }));
    return { short: formatMessage(fee ? messages.fee : messages.noFee, { amount }), details };
  };
}
