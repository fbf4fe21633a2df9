import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { loadLateParts } from './load-late-parts.js';
import { isAnswerLost, isRefusedForNow } from '../../platform/errors/temporary-refusal.js';
import { useOrderProblem } from './use-order-problem.js';

export interface OrderPlacing {
  readonly place: (method: PaymentMethod) => Promise<void>;
  readonly isPlacing: boolean;
  /** The number of an accepted order that is still being placed. */
  readonly acceptedNumber: string | undefined;
  /** Waits for the outcome of an order that the server has accepted, also after a reload; with null no longer. */
  readonly accept: (method: PaymentMethod, orderNumber: string | null) => void;
  /** Shows why an accepted order failed, and returns to the form. */
  readonly refuse: (reason: unknown) => Promise<void>;
  readonly problem: string | undefined;
  /** Removes the vouchers that caused the refusal and places the order if the total stays the same; undefined if there are none. */
  readonly placeWithoutVouchers: ((method: PaymentMethod) => Promise<void>) | undefined;
}

/** Creates the order. Repeats a request whose answer was lost; the server returns the same order, never a second one (spec core §4). */
async function createOrder(api: ShopApi, request: CommerceRequest<'createMyOrderFromCart'>) {
  try {
    return await api.commerce('createMyOrderFromCart', request);
  } catch (reason) {
    if (!isAnswerLost(reason)) throw reason;
    return api.commerce('createMyOrderFromCart', request);
  }
}

/** Returns a function that pays a changed cart online as soon as the page shows it. */
function usePaymentOf({ version }: Cart, submit: OrderPlacingParams['submit']): (changed: Cart) => void {
  const [payable, setPayable] = useState<Cart>();
  // The payment provider's form pays the rendered version of the cart.
  useEffect(() => {
    if (payable?.version === version) submit.current?.();
  }, [payable, version, submit]);
  return setPayable;
}

export interface OrderPlacingParams {
  readonly onPlaced: (orderId: string) => void;
  readonly onRefused: () => void;
  /** Contains the function that submits the payment provider's form. */
  readonly submit: RefObject<(() => void) | null>;
  /** Why a payment failed from which the shopper has just returned. */
  readonly firstProblem: string | undefined;
}

/** Places the order of a cart once, however often the button is pressed. */
export function usePlaceOrder(
  cart: Cart,
  { onPlaced, onRefused, submit, firstProblem }: OrderPlacingParams,
): OrderPlacing {
  const shop = useShop();
  const isRunning = useRef(false);
  const [isPlacing, setPlacing] = useState(false);
  const [acceptedNumber, setAcceptedNumber] = useState(() => pendingOrders.find(cart.id)?.orderNumber ?? undefined);
  const [problem, setProblem] = useState(firstProblem);
  const [vouchers, setVouchers] = useState<readonly string[]>([]);
  const payChanged = usePaymentOf(cart, submit);
  const explain = useOrderProblem();

  const refuse = async (reason: unknown) => {
    const { text, vouchers: refused } = await explain(reason, cart);
    setProblem(text);
    setVouchers(refused);
    // Nothing was decided. The cart stays visible: ordering again returns the order if it was placed, and a payment that was
    // left at a bank is still freed.
    if (isRefusedForNow(reason)) return;
    pendingOrders.forget();
    setAcceptedNumber(undefined);
    // The server refused the current cart, so the page shows that one.
    await shop.cart.load().catch(() => void shop.cart.loadPersistently());
    // Without a cart the shopper leaves this page, for example because the session has expired.
    if (!shop.cart.state.get().cart) shop.notices.show({ id: 'order-problem', kind: 'problem', text });
    onRefused();
  };
  const accept = (method: PaymentMethod, orderNumber: string | null) => {
    pendingOrders.remember({ cartId: cart.id, method, orderNumber });
    setAcceptedNumber(orderNumber ?? undefined);
  };
  const request = async (method: PaymentMethod, { id: cartId, version }: Pick<Cart, 'id' | 'version'>) => {
    accept(method, null);
    const answer = await createOrder(shop.api, { cartId, version, paymentMethod: method });
    if (answer.status === 'ordered') {
      pendingOrders.forget();
      return onPlaced(answer.order.id);
    }
    accept(method, answer.orderNumber);
  };
  const attempt = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPlacing(true);
    setProblem(undefined);
    setVouchers([]);
    try {
      await work();
    } catch (reason) {
      await refuse(reason);
    } finally {
      isRunning.current = false;
      setPlacing(false);
    }
  };
  const order = (method: PaymentMethod, ordered: Cart) => {
    shop.analytics.emit({ name: 'pay-now', cart: ordered, method });
    return request(method, ordered);
  };
  const place = (method: PaymentMethod) => attempt(() => order(method, cart));
  const placeWithoutVouchers = (method: PaymentMethod) =>
    attempt(async () => {
      const { removeVouchers } = await loadLateParts();
      const changed = await removeVouchers(shop.api, cart, vouchers);
      if (method !== 'online') return order(method, changed);
      payChanged(changed);
      shop.cart.setCart(changed);
    });
  const resume = useEffectEvent(() => {
    const pending = pendingOrders.find(cart.id);
    if (pending?.orderNumber !== null || pending.method === 'online') return;
    void attempt(async () => {
      const { paymentStateOf } = await loadLateParts();
      const payment = await paymentStateOf(shop.api, cart.id);
      // The shopper pays the cart in another tab or on another device. The services refuse the order while that is being confirmed.
      if (payment?.status === 'action') return pendingOrders.forget();
      await request(pending.method, cart);
    });
  });
  // After a reload during the request, the same request returns the same order.
  useEffect(() => {
    if (cart.cartState === 'Frozen') resume();
  }, [cart.cartState]);
  const withoutVouchers = vouchers.length > 0 ? placeWithoutVouchers : undefined;
  return { place, isPlacing, acceptedNumber, accept, refuse, problem, placeWithoutVouchers: withoutVouchers };
}
