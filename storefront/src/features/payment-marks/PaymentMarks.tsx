import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { defineMessages } from '../../ui/define-messages.js';

const paymentMarkMessages = defineMessages({
  online: { id: 'payment.online', defaultMessage: 'Pay online' },
  cashOnDelivery: { id: 'payment.cash-on-delivery', defaultMessage: 'Cash on delivery' },
  bankTransfer: { id: 'payment.bank-transfer', defaultMessage: 'Bank transfer' },
});

const WIDTH = 48;
const HEIGHT = 30;

const NAMES = {
  online: paymentMarkMessages.online,
  'cash-on-delivery': paymentMarkMessages.cashOnDelivery,
  'bank-transfer': paymentMarkMessages.bankTransfer,
} as const satisfies Record<PaymentMethod, unknown>;

const MARKS = {
  online: 'card',
  'cash-on-delivery': 'cash-on-delivery',
  'bank-transfer': 'bank-transfer',
} as const satisfies Record<PaymentMethod, string>;

/** The payment methods of this store, each with its logo and name. */
export function PaymentMarks({ title }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  const { paymentMethods } = useStoreConfig();
  if (paymentMethods.length === 0) return null;
  return (
    <ul aria-label={title} className="flex flex-wrap gap-x-5 gap-y-3">
      {paymentMethods.map((method) => (
        <li key={method} className="flex items-center gap-2.5 text-sm">
          <img src={`/media/payment-marks/${MARKS[method]}.svg`} alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
          {formatMessage(NAMES[method])}
        </li>
      ))}
    </ul>
  );
}
