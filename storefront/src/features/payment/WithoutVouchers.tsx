import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { defineMessages } from '../../ui/define-messages.js';
import type { PaymentStage } from './online/use-online-payment.js';
import type { PaymentChoice } from './use-payment-offers.js';

const messages = defineMessages({
  removeVoucherAndPlace: {
    id: 'payment.voucher-remove-and-order',
    defaultMessage: 'Remove voucher and place binding order',
  },
});

export interface WithoutVouchersProps extends Pick<PaymentChoice, 'chosen'> {
  readonly placing: { readonly placeWithoutVouchers: ((method: PaymentMethod) => Promise<void>) | undefined };
  readonly stage: PaymentStage;
  readonly onPress: () => void;
}

/** Places the order without the vouchers that caused its refusal. */
export function WithoutVouchers({ placing, chosen, stage, onPress }: WithoutVouchersProps) {
  const { formatMessage } = useIntl();
  const { placeWithoutVouchers } = placing;
  if (!placeWithoutVouchers || !chosen || stage !== 'idle') return null;
  return (
    <Button
      variant="secondary"
      className="mt-3"
      onClick={({ currentTarget }) => {
        onPress();
        // This button is removed with the focus.
        currentTarget.form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
        void placeWithoutVouchers(chosen.method);
      }}
    >
      {formatMessage(messages.removeVoucherAndPlace)}
    </Button>
  );
}
