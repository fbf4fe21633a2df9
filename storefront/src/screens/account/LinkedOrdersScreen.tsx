import { labelled } from '@manifold/domain/label/labelled';
import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { orderListMessages, orderMessages as messages } from '../../features/my-orders/messages.js';
import { NoOrders, OrderCards } from '../../features/my-orders/OrderList.js';
import { accountTitles } from '../../platform/account/pages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { OrderSheet } from './OrderScreen.js';

type Opened = readonly CustomerOrder[] | 'used' | undefined;

interface LinkedOrders {
  readonly opened: Opened;
  /** Why the orders could not be loaded, although the link may still work. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The orders of a tokenised link (spec core §2). If their owner is signed in in this browser, it redirects to the account. */
export function LinkedOrdersScreen() {
  const { formatMessage } = useIntl();
  const { opened, failure, retry } = useOpenedLink();
  const { shown, show, close } = useShownOrder(opened);
  const heading = useHeading(shown?.id);
  return (
    <div className="page max-w-[960px] space-y-6 py-8 lg:py-12">
      <h1 ref={heading} tabIndex={-1} className="text-xl font-extrabold tracking-tight outline-none">
        {shown
          ? formatMessage(orderListMessages.order, { number: shown.orderNumber })
          : formatMessage(opened === 'used' ? messages.linkUsed : accountTitles.orders)}
      </h1>
      {failure === undefined ? null : <LoadFailure reason={failure} onRetry={retry} />}
      {opened === undefined && failure === undefined ? <Skeleton className="h-96" /> : null}
      {opened === undefined ? null : <SignInNote isUsed={opened === 'used'} />}
      {shown ? (
        <>
          <Button variant="link" onClick={close}>
            {formatMessage(orderListMessages.back)}
          </Button>
          <OrderSheet order={shown} />
        </>
      ) : null}
      {Array.isArray(opened) && !shown ? <Orders orders={opened} onShow={show} /> : null}
    </div>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that is shown of those of a link. */
    readonly order?: string;
  }
}

/** Returns the order on screen. It is in the history, because the link works once: going back must not leave the page. */
function useShownOrder(opened: Opened) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const id = useLocation({ select: ({ state }) => state.order });
  return {
    shown: typeof opened === 'object' ? opened.find((order) => order.id === id) : undefined,
    show: (order: CustomerOrder) => void navigate({ to: '/my-orders', state: { order: order.id } }),
    close: () => history.back(),
  };
}

/** Returns the heading, which takes the focus when another order is shown: the pressed button is gone. */
function useHeading(shown: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}

function Orders({
  orders,
  onShow,
}: {
  readonly orders: readonly CustomerOrder[];
  readonly onShow: (order: CustomerOrder) => void;
}) {
  const { formatMessage, locale } = useIntl();
  if (orders.length === 0) return <NoOrders>{null}</NoOrders>;
  const showing = ({ orderNumber }: CustomerOrder) =>
    labelled(formatMessage(orderListMessages.show), orderNumber, locale);
  return (
    <OrderCards
      orders={orders}
      linkTo={(order) => (
        <Button variant="tertiary" aria-label={showing(order)} onClick={() => onShow(order)}>
          {formatMessage(orderListMessages.show)}
        </Button>
      )}
    />
  );
}

function SignInNote({ isUsed }: { readonly isUsed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {formatMessage(isUsed ? messages.linkUsedText : messages.linkNote)}
      <Link to="/login" className={buttonClasses({ variant: 'tertiary', size: 'sm' })}>
        {formatMessage(accountTitles.signIn)}
      </Link>
    </p>
  );
}

const isRefused = (reason: unknown): boolean => reason instanceof ShopError && reason.code === 'invalid-input';

/** Uses the token in the fragment once, and removes it from the address so that it stays in no history. */
function useOpenedLink(): LinkedOrders {
  const call = useCustomerApi();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<unknown>();
  const token = useRef<string>(undefined);
  const open = useCallback(async () => {
    setFailure(undefined);
    try {
      const { orders, isOwnerSignedIn } = await call('openMyOrders', { tokenValue: token.current ?? '' });
      if (isOwnerSignedIn) await navigate({ to: '/my-account/my-orders', replace: true });
      else setOpened(orders.results);
    } catch (reason) {
      if (isRefused(reason)) setOpened('used');
      else setFailure(reason);
    }
  }, [call, navigate]);
  // Only the browser sees the fragment, and a token works once even if the effect runs twice.
  useEffect(() => {
    if (token.current !== undefined) return;
    token.current = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
    history.replaceState(history.state, '', location.pathname);
    void open();
  }, [open]);
  return { opened, failure, retry: () => void open() };
}
