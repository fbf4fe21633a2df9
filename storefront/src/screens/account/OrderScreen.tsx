import { orderTotals } from '@manifold/domain/order/order-totals';
import type { CustomerOrder, MyOrder } from '@manifold/domain/my-orders/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { orderListMessages, orderMessages as messages } from '../../features/my-orders/messages.js';
import { OrderDeliveries } from '../../features/my-orders/OrderDeliveries.js';
import { OrderDocuments } from '../../features/my-orders/OrderDocuments.js';
import { OrderReturns } from '../../features/my-orders/OrderReturns.js';
import { StageNote } from '../../features/my-orders/StageNote.js';
import { orderKeyOf } from '../../features/my-orders/order-path.js';
import { useMyOrder } from '../../features/my-orders/use-my-order.js';
import { useOrderDate } from '../../features/my-orders/use-order-date.js';
import { useReorder } from '../../features/my-orders/use-reorder.js';
import { BankDetails } from '../../features/order-confirmation/BankDetails.js';
import { PaymentAndAddresses } from '../../features/order-confirmation/PaymentAndAddresses.js';
import { VoucherDetails, voucherOf } from '../../features/order-confirmation/VoucherDetails.js';
import { OrderSummary } from '../../features/order-summary/OrderSummary.js';
import { accountTitles } from '../../platform/account/pages.js';
import { Button } from '../../ui/Button.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { AccountFrame } from './AccountFrame.js';

/** An order of the customer: its stage, and all actions that are possible. */
export function OrderScreen() {
  const { orderNumber: segment } = useParams({ from: '/my-account/my-orders/$orderNumber' });
  const key = orderKeyOf(segment);
  // With the id, the page learns the number when the order is loaded.
  const title =
    'id' in key
      ? { title: accountTitles.orders }
      : { title: orderListMessages.order, titleValues: { number: key.orderNumber } };
  return (
    <AccountFrame {...title}>
      {() => (
        <div className="space-y-6">
          <BackLink />
          {/* Remounts for another order, so that the previous one is not shown while it loads. */}
          <LoadedOrder key={segment} segment={segment} />
        </div>
      )}
    </AccountFrame>
  );
}

function BackLink() {
  const { formatMessage } = useIntl();
  return (
    <p className="text-sm">
      <Link to="/my-account/my-orders" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {formatMessage(orderListMessages.back)}
      </Link>
    </p>
  );
}

function LoadedOrder({ segment }: { readonly segment: string }) {
  const { formatMessage } = useIntl();
  const { state, reload, show } = useMyOrder(segment);
  if (state.status === 'found')
    return (
      <>
        {'id' in orderKeyOf(segment) ? <NumberHeading order={state.order} /> : null}
        <OrderDetails order={state.order} onChanged={show} />
      </>
    );
  if (state.status === 'loading') return <Skeleton className="h-96" />;
  if (state.status === 'missing')
    return (
      <div>
        <h2 className="text-lg font-bold">{formatMessage(orderListMessages.missing)}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{formatMessage(orderListMessages.missingText)}</p>
      </div>
    );
  return (
    <div role="alert" className="space-y-3">
      <p>{formatMessage(orderListMessages.failed)}</p>
      <Button variant="tertiary" onClick={reload}>
        {formatMessage(orderListMessages.retry)}
      </Button>
    </div>
  );
}

function NumberHeading({ order: { orderNumber } }: { readonly order: MyOrder }) {
  const { formatMessage } = useIntl();
  return <h2 className="text-lg font-bold">{formatMessage(orderListMessages.order, { number: orderNumber })}</h2>;
}

function OrderDetails({ order, onChanged }: { readonly order: MyOrder; readonly onChanged: (order: MyOrder) => void }) {
  return (
    <OrderSheet order={order} actions={<ReorderButton order={order} />}>
      <OrderDeliveries order={order} />
      <OrderDocuments order={order} />
      <OrderReturns order={order} onChanged={onChanged} />
    </OrderSheet>
  );
}

export interface OrderSheetProps {
  readonly order: CustomerOrder;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The parts of an order that are known without its deliveries: stage, payment, addresses and products. */
export function OrderSheet({ order, actions, children }: OrderSheetProps) {
  const { formatMessage } = useIntl();
  const date = useOrderDate();
  const toPay = order.stage === 'payment-failed' ? messages.payByTransfer : messages.payAnywhere;
  const isOpen = order.bankTransfer !== null || voucherOf(order) !== undefined;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <div className="space-y-3">
          <p className="text-sm text-ink-soft">
            {formatMessage(orderListMessages.placed, { date: date(order.createdAt) })}
          </p>
          <StageNote stage={order.stage} />
          {actions}
        </div>
        {isOpen ? <p className="text-sm">{formatMessage(toPay)}</p> : null}
        <BankDetails order={order} />
        <VoucherDetails order={order} />
        {children}
        <PaymentAndAddresses order={order} />
      </div>
      <div>
        <OrderSummary
          isInitiallyOpen
          lines={order.lineItems}
          customLines={order.customLineItems}
          totals={orderTotals(order)}
        />
      </div>
    </div>
  );
}

function ReorderButton({ order }: { readonly order: MyOrder }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { isBusy, reorder } = useReorder();
  const goOn = async () => {
    if (!isBusy && (await reorder(order))) await navigate({ to: '/checkout/cart' });
  };
  return (
    <Button variant="tertiary" icon="cart" isBusy={isBusy} onClick={() => void goOn()}>
      {formatMessage(messages.reorder)}
    </Button>
  );
}
