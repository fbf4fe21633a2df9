import { ORDERS_PER_PAGE, type CustomerOrder } from '@manifold/domain/my-orders/contract';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';
import { orderListMessages as messages } from './messages.js';
import { OrderCard } from './OrderCard.js';
import { useOrderList, type OrderList as LoadedOrders } from './use-order-list.js';

export interface OrderListProps {
  /** Returns the link that opens an order. */
  readonly linkTo: (order: CustomerOrder) => ReactNode;
  /** Leads to the shop if nothing was ordered yet. */
  readonly shopLink: ReactNode;
}

/** The customer's orders, newest first. */
export function OrderList({ linkTo, shopLink }: OrderListProps) {
  const list = useOrderList();
  const { orders, hasFailed } = list;
  if (!orders) return hasFailed ? <ListEnd list={list} /> : <Loading />;
  if (orders.length === 0) return <NoOrders>{shopLink}</NoOrders>;
  return (
    <div className="space-y-5">
      <OrderCards orders={orders} linkTo={linkTo} />
      {hasFailed || list.total > ORDERS_PER_PAGE ? <ListEnd list={list} /> : null}
    </div>
  );
}

/** Orders as cards. */
export function OrderCards({
  orders,
  linkTo,
}: {
  readonly orders: readonly CustomerOrder[];
  readonly linkTo: OrderListProps['linkTo'];
}) {
  return (
    <ul className="space-y-4">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} action={linkTo(order)} />
        </li>
      ))}
    </ul>
  );
}

const Loading = () => (
  <div className="space-y-4">
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);

/** Shown instead of an empty list. */
export function NoOrders({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-10 text-center">
      <Icon name="box" className="mx-auto size-14 text-ink-faint" />
      <h2 className="mt-3 text-lg font-bold">{formatMessage(messages.none)}</h2>
      <p className="mx-auto mt-1 mb-5 max-w-prose text-ink-soft">{formatMessage(messages.noneLead)}</p>
      {children}
    </div>
  );
}

function ListEnd({ list }: { readonly list: LoadedOrders }) {
  const { formatMessage } = useIntl();
  const { orders = [], total, hasFailed } = list;
  const isMore = hasFailed || orders.length < total;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isMore ? <MoreButton list={list} /> : null}
      <p role="status" className="tabular text-sm text-ink-soft">
        {hasFailed ? formatMessage(messages.failed) : formatMessage(messages.shown, { shown: orders.length, total })}
      </p>
    </div>
  );
}

/** Shows older orders. The last press removes it, and moves the focus to the first of them; to the heading of the page if the list has not loaded yet. */
function MoreButton({ list: { orders = [], isLoading, hasFailed, showMore } }: { readonly list: LoadedOrders }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(button, 'main', orders.length > 0 ? `li:nth-child(${orders.length + 1}) > article a` : 'h1');
  return (
    <Button ref={button} variant="tertiary" isBusy={isLoading} onClick={showMore}>
      {formatMessage(hasFailed ? messages.retry : messages.more)}
    </Button>
  );
}
