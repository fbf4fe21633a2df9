import { bankTransferRefusal } from '../bank-transfer/refusal.js';
import type { CashOnDelivery } from '../cash-on-delivery/contract.js';
import type { ClientTypeValue } from '../client-type/contract.js';
import { cashOnDeliveryRefusal, type PayableCart } from '../cash-on-delivery/refusal.js';
import type { PaymentRefusal } from '../payment-refusal/contract.js';
import type { PaymentMethod } from './contract.js';

/** The config that decides which methods can pay for a cart. Amounts in cents of the store's currency. */
export interface PaymentRules {
  /** Whether the store offers a method of the payment provider to each kind of customer. */
  readonly online: Readonly<Record<ClientTypeValue, boolean>>;
  readonly cashOnDelivery: Omit<CashOnDelivery, 'feeCentAmount'>;
  readonly bankTransfer: { readonly enabled: boolean };
  readonly maximumCashOrBankItems: number;
}

/** A method, and why it cannot pay for a cart; `refusal` is null if it can. */
export interface MethodRefusal {
  readonly method: PaymentMethod;
  readonly refusal: PaymentRefusal | null;
}

/** Facts of a cart for all payment methods. `clientType` is null while it is unknown, as on a product page. */
export interface PayingCart extends PayableCart {
  readonly clientType: ClientTypeValue | null;
}

/** Returns every payment method with the reason why it cannot pay for this cart. (spec core §5, §9) */
export function paymentRefusals(cart: PayingCart, rules: PaymentRules): MethodRefusal[] {
  const { online, cashOnDelivery, bankTransfer, maximumCashOrBankItems } = rules;
  const isOnline = cart.clientType === null ? online.private || online.company : online[cart.clientType];
  return [
    { method: 'online', refusal: isOnline ? null : { code: 'not-enabled' } },
    {
      method: 'cash-on-delivery',
      refusal: cashOnDeliveryRefusal(cart, cashOnDelivery, maximumCashOrBankItems) ?? null,
    },
    {
      method: 'bank-transfer',
      refusal: bankTransferRefusal(cart.itemCount, bankTransfer, maximumCashOrBankItems) ?? null,
    },
  ];
}

/** Returns whether no method can pay for the cart, so that an order cannot succeed. */
export function isUnpayable(methods: readonly MethodRefusal[]): boolean {
  return methods.every(({ refusal }) => refusal !== null);
}
