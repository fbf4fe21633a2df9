import type { Cart } from '@manifold/domain/cart/contract';
import type { Money } from '@manifold/domain/money/money';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { useShop } from '../../platform/shop/shop.js';
import type { NextStep } from './online/drop-in-contract.js';
import { isTemporary } from '../../platform/errors/temporary-refusal.js';
import type { DetailsForProvider, PaymentForProvider } from './online/setup.js';
import { RefusedPayment } from './online/refused-payment.js';
import { abandonedAttempt, useAbandonedPayment } from './online/use-abandoned-payment.js';
import { type PaymentStage, useOnlinePayment } from './online/use-online-payment.js';
import { useOrderProblem } from './use-order-problem.js';
import { expressMessages } from './express-messages.js';
import type { WalletOwner } from './wallet-contact.js';

export type ShownTotal = Pick<Money, 'centAmount' | 'currencyCode'>;

export interface ExpressPayment {
  readonly stage: PaymentStage;
  readonly problem: string | undefined;
  /** `shown` is the total in the wallet, which may be older than the cart's. */
  readonly pay: (payment: PaymentForProvider, owner: WalletOwner, shown: ShownTotal) => Promise<NextStep>;
  readonly sendDetails: (details: DetailsForProvider) => Promise<NextStep>;
}

type ExpressPay = CommerceRequest<'startExpressPayment'>['payment'];

/** The refusals of contacts that are not complete or break the country's rules. */
const CONTACT_ERRORS: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>([
  'address-missing',
  'email-missing',
  'invalid-input',
  'postal-code-billing',
  'postal-code-shipping',
]);

/** If nothing was decided, a payment may still be waiting, so that the cart has to be freed later. */
const isDecided = (reason: unknown): boolean => reason instanceof RefusedPayment || !isTemporary(reason);

const isContactError = (reason: unknown): boolean => reason instanceof ShopError && CONTACT_ERRORS.has(reason.code);

/** Pays the cart from a wallet for the total that the wallet shows, and goes to the page of the outcome. */
export function useExpressPayment(cart: Cart): ExpressPayment {
  const { analytics, api, cart: store } = useShop();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const explain = useOrderProblem();
  const [stage, setStage] = useState<PaymentStage>('idle');
  const [problem, setProblem] = useState<string>();
  const online = useOnlinePayment(cart, {
    onStage: setStage,
    onPlaced: (order) => {
      void navigate({ to: '/checkout/thank-you', search: { order } }).then(() => store.removeOrdered(cart.id));
    },
    onAccepted: (orderNumber) => {
      pendingOrders.remember({ cartId: cart.id, method: 'online', orderNumber });
      void navigate({ to: '/checkout/payment', reloadDocument: true });
    },
    onRefused: async (reason) => {
      if (isDecided(reason)) pendingOrders.forget();
      setProblem(
        isContactError(reason) ? formatMessage(expressMessages.contactIncomplete) : (await explain(reason, cart)).text,
      );
      await store.load().catch(() => undefined);
    },
  });
  const { run, sendDetails, cancel } = online;
  useAbandonedPayment(cart.id, { cancel, isActing: stage === 'acting' });
  const freeCart = useEffectEvent(() => {
    const abandoned = abandonedAttempt(cart.id);
    if (cart.cartState === 'Frozen' && abandoned !== undefined) void cancel(abandoned);
  });
  // A bank's page that was left with the back button has frozen the cart, which then could not be changed.
  useEffect(() => freeCart(), []);
  const pay: ExpressPayment['pay'] = (
    payment,
    { email, billingContact, shippingContact },
    { centAmount, currencyCode },
  ) => {
    setProblem(undefined);
    // A wallet skips the page that reports it.
    analytics.emit({ name: 'begin-checkout', cart });
    const { id: cartId, version } = cart;
    const given = { email, billingContact, shippingContact, payment: payment as ExpressPay };
    return run(() =>
      api.commerce('startExpressPayment', { cartId, version, amount: { centAmount, currencyCode }, ...given }),
    );
  };
  return { stage, problem, pay, sendDetails };
}
