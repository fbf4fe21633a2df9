import type { Order } from '@manifold/domain/order/contract';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { AddressText } from '../../ui/AddressText.js';
import { Badge } from '../../ui/Badge.js';
import { Icon } from '../../ui/Icon.js';
import { BankDetails } from './BankDetails.js';
import { confirmationMessages as messages } from './messages.js';

/** Confirms a placed order: its number, the next steps, and how it is paid. */
export function Confirmation({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  return (
    <div className="space-y-8">
      <header className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ok-ground text-ok">
          <Icon name="check" className="size-7" />
        </span>
        <div>
          <h1 className="text-xl font-extrabold tracking-tight lg:text-2xl">{formatMessage(messages.thanks)}</h1>
          <p className="mt-1">
            {formatMessage(messages.number)} <strong className="tabular font-bold">{order.orderNumber}</strong>
          </p>
          <p className="mt-1 text-sm text-ink-soft">{formatMessage(messages.sentTo, { email: order.customerEmail })}</p>
        </div>
      </header>
      <NextSteps order={order} />
      <BankDetails order={order} />
      <PaymentAndAddresses order={order} />
    </div>
  );
}

function NextSteps({ order: { paymentMethod, totalPayable } }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const amount = useMoney()(totalPayable);
  const steps =
    paymentMethod === 'bank-transfer'
      ? [messages.stepTransfer, messages.stepTransferPack, messages.stepDeliver]
      : [messages.stepPack, messages.stepDeliver, messages.stepPayCash];
  return (
    <section>
      <h2 className="mb-3 text-md font-bold">{formatMessage(messages.next)}</h2>
      <ol className="space-y-3">
        {steps.map((step, index) => (
          <li key={String(step.id)} className="flex items-start gap-3 text-sm">
            <span
              aria-hidden="true"
              className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-bold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{formatMessage(step, { amount })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the text of the payment status. Every method but bank transfer counts as paid (spec core §4). */
function paymentState({ paymentStatus, paymentMethod }: Order): MessageDescriptor {
  if (paymentStatus === 'in-progress') return messages.inProgress;
  return paymentMethod === 'cash-on-delivery' ? messages.paidOnDelivery : messages.paid;
}

function PaymentAndAddresses({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { paymentStatus, paymentMethod, shippingAddress, billingAddress } = order;
  const isPaid = paymentStatus === 'paid';
  return (
    <div className="grid gap-6 border-t border-hairline pt-6 sm:grid-cols-3">
      <section>
        <h2 className="mb-1 text-sm font-bold">{formatMessage(messages.payment)}</h2>
        <p className="text-sm">
          {formatMessage(paymentMethod === 'bank-transfer' ? messages.transfer : messages.onDelivery)}
        </p>
        <p className="mt-1.5">
          <Badge tone={isPaid ? 'ok' : 'warn'}>
            <Icon name={isPaid ? 'check' : 'calendar'} className="size-4" />
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
