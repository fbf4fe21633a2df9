import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { defineMessages } from '../../ui/define-messages.js';
import type { PaymentChoice } from './use-payment-offers.js';

const messages = defineMessages({
  removeVoucherAndPlace: {
    id: 'payment.voucher-remove-and-order',
    defaultMessage: 'Remove voucher and place binding order',
  },
});

export interface WithoutVouchersProps extends Pick<PaymentChoice, 'chosen'> {
  readonly placing: { readonly placeWithoutVouchers: ((method: PaymentMethod) => Promise<void>) | undefined };
}

/** Places the order without the vouchers that caused its refusal. */
export function WithoutVouchers({ placing, chosen }: WithoutVouchersProps) {
  const { formatMessage } = useIntl();
  const { placeWithoutVouchers } = placing;
  if (!placeWithoutVouchers || !chosen) return null;
  return (
    <Button variant="secondary" className="mt-3" onClick={() => void placeWithoutVouchers(chosen.method)}>
      {formatMessage(messages.removeVoucherAndPlace)}
    </Button>
  );
}
