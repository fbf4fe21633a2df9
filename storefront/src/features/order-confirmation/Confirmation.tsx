import type { Order } from '@manifold/domain/order/contract';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { Icon } from '../../ui/Icon.js';
import { BankDetails } from './BankDetails.js';
import { confirmationMessages as messages } from './messages.js';
import { PaymentAndAddresses } from './PaymentAndAddresses.js';
import { useExpiry, VoucherDetails, voucherOf } from './VoucherDetails.js';

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
          <p className="mt-2 text-sm">
            <a
              href={`/api/invoices/orders/${order.id}`}
              target="_blank"
              rel="noopener"
              className="font-semibold underline"
            >
              {formatMessage(messages.invoice)}
            </a>
          </p>
        </div>
      </header>
      <NextSteps order={order} />
      <BankDetails order={order} />
      <VoucherDetails order={order} />
      <PaymentAndAddresses order={order} />
    </div>
  );
}

/** Returns what happens next with an order, in order. */
function stepsOf(order: Order): readonly MessageDescriptor[] {
  if (order.orderState === 'Cancelled') return [messages.stepCancelled];
  if (order.paymentStatus === 'failed') return [messages.stepFailed];
  switch (order.paymentMethod) {
    case 'bank-transfer':
      // Staff may have created the order of a shopper who has paid online.
      return order.bankTransfer
        ? [messages.stepTransfer, messages.stepTransferPack, messages.stepDeliver]
        : [messages.stepPack, messages.stepDeliver];
    case 'cash-on-delivery':
      return [messages.stepPack, messages.stepDeliver, messages.stepPayCash];
    case 'online':
      return voucherOf(order)
        ? [messages.stepVoucher, messages.stepTransferPack, messages.stepDeliver]
        : [messages.stepPack, messages.stepDeliver];
  }
}

function NextSteps({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const amount = useMoney()(order.totalPayable);
  const formatExpiry = useExpiry();
  const voucher = voucherOf(order);
  const date = voucher && formatExpiry(voucher);
  const steps = stepsOf(order);
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
            <span className="pt-0.5">{formatMessage(step, { amount, date })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
