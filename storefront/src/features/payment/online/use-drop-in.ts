import type { Cart } from '@manifold/domain/cart/contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShop } from '../../../platform/shop/shop.js';
import { requireProviderDocument } from './provider-document.js';
import type { DropIn } from './drop-in-contract.js';
import type { OnlinePaymentSetup, PaymentForProvider, ProviderAction } from './setup.js';
import type { OnlinePayment } from './use-online-payment.js';

/** Whether the provider's form can be filled in. */
export type FormStatus = 'loading' | 'failed' | 'ready';

export interface DropInControl {
  readonly status: FormStatus;
  readonly setup: OnlinePaymentSetup | undefined;
  /** The provider's name of the method that is open in the form. */
  readonly selected: string | undefined;
  /** The element in which Drop-in is mounted. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly retry: () => void;
  /** Pays, or marks the missing fields. */
  readonly submit: () => void;
  readonly payByWallet: (payment: PaymentForProvider) => void;
  /** Ends a payment that waits for the shopper, and shows the methods again. */
  readonly giveUp: OnlinePayment['cancel'];
}

const DEADLINE_MS = 20_000;

/** The library is in a separate chunk, which no other page loads. */
const loadDropIn = async () => {
  if (import.meta.env.SSR) throw new Error('Drop-in is for browsers only');
  return import('./drop-in.js');
};

function withDeadline<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payment form took too long to load')), DEADLINE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface DropInUse {
  /** The first action of the form, of a payment that another page started. */
  readonly action: ProviderAction | undefined;
}

/** Loads the provider's form, and reloads it if the amount or the client type changes. */
export function useDropIn(cart: Cart, payment: OnlinePayment, { action }: DropInUse): DropInControl {
  const { api } = useShop();
  const [status, setStatus] = useState<FormStatus>('loading');
  const [setup, setSetup] = useState<OnlinePaymentSetup>();
  const [selected, setSelected] = useState<string>();
  const [round, setRound] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<DropIn>(undefined);
  const latest = useRef(payment);
  // Drop-in keeps its callbacks, but each payment names the cart's newest version.
  useEffect(() => {
    latest.current = payment;
  });
  const { billingAddress, customerEmail } = cart;
  const shopper = {
    firstName: billingAddress?.firstName ?? '',
    lastName: billingAddress?.lastName ?? '',
    telephoneNumber: billingAddress?.phone ?? '',
    shopperEmail: customerEmail ?? '',
  };
  const mount = useEffectEvent(async (isStopped: () => boolean) => {
    setStatus('loading');
    setSelected(undefined);
    try {
      if (requireProviderDocument()) return;
      const [found, { mountDropIn }] = await withDeadline(
        Promise.all([api.commerce('onlinePaymentMethods', { cartId: cart.id }), loadDropIn()]),
      );
      const node = container.current;
      if (isStopped() || !node) return;
      setSetup(found);
      const dropIn = await withDeadline(
        mountDropIn({
          setup: found,
          node,
          shopper,
          pay: (submitted) => latest.current.pay(submitted),
          sendDetails: (details) => latest.current.sendDetails(details),
          onError: () => undefined,
          onSelect: setSelected,
        }),
      );
      if (isStopped()) return dropIn.remove();
      mounted.current = dropIn;
      setStatus('ready');
      if (action) dropIn.handle(action);
    } catch {
      if (!isStopped()) setStatus('failed');
    }
  });
  const { centAmount, currencyCode } = cart.totalPrice;
  // The form belongs to the provider's library, which needs an element of the page.
  useEffect(() => {
    let isStopped = false;
    void mount(() => isStopped);
    return () => {
      isStopped = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [round, cart.id, cart.clientType, centAmount, currencyCode]);
  const retry = () => setRound((count) => count + 1);
  const payByWallet = async (submitted: PaymentForProvider) => {
    const { action } = await payment.pay(submitted);
    if (action) mounted.current?.handle(action);
  };
  const giveUp = async (abandoned?: string) => {
    await payment.cancel(abandoned);
    retry();
  };
  return {
    status,
    setup,
    selected,
    container,
    retry,
    submit: () => void mounted.current?.submit(),
    payByWallet: (submitted) => void payByWallet(submitted),
    giveUp,
  };
}
