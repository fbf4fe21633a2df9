import type { Order } from '@manifold/domain/order/contract';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { AddressText } from '../../ui/AddressText.js';
import { Badge } from '../../ui/Badge.js';
import { Icon } from '../../ui/Icon.js';
import { confirmationMessages as messages } from './messages.js';

const METHODS: Readonly<Record<Order['paymentMethod'], MessageDescriptor>> = {
  online: messages.online,
  'bank-transfer': messages.transfer,
  'cash-on-delivery': messages.onDelivery,
};

const LOOKS = {
  paid: ['ok', 'check'],
  'in-progress': ['warn', 'calendar'],
  failed: ['danger', 'warning'],
} as const satisfies Readonly<Record<Order['paymentStatus'], readonly [tone: string, icon: string]>>;

/** Returns the text of the payment status. Every method but bank transfers and vouchers counts as paid (spec core §4). */
function paymentState({ paymentStatus, paymentMethod }: Order): MessageDescriptor {
  if (paymentStatus === 'failed') return messages.notPaid;
  if (paymentStatus === 'in-progress') return paymentMethod === 'online' ? messages.waiting : messages.inProgress;
  return paymentMethod === 'cash-on-delivery' ? messages.paidOnDelivery : messages.paid;
}

/** How an order is paid, and its addresses. */
export function PaymentAndAddresses({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { paymentStatus, paymentMethod, shippingAddress, billingAddress } = order;
  const [tone, icon] = LOOKS[paymentStatus];
  return (
    <div className="grid gap-6 border-t border-hairline pt-6 sm:grid-cols-3">
      <section>
        <h2 className="mb-1 text-sm font-bold">{formatMessage(messages.payment)}</h2>
        <p className="text-sm">{formatMessage(METHODS[paymentMethod])}</p>
        <p className="mt-1.5">
          <Badge tone={tone}>
            <Icon name={icon} className="size-4" />
            {formatMessage(paymentState(order))}
          </Badge>
        </p>
      </section>
      <section>
        <h2 className="mb-1 text-sm font-bold">{formatMessage(messages.shipping)}</h2>
        <AddressText address={shippingAddress} />
      </section>
      <section>
        <h2 className="mb-1 text-sm font-bold">{formatMessage(messages.billing)}</h2>
        <AddressText address={billingAddress} />
      </section>
    </div>
  );
}
