import { moneyValue } from '../carts/cart-record.js';
import { setCustomField } from '../custom-types/custom-fields.js';
import { CART_TYPE_KEY } from '../custom-types/custom-types.js';
import type { CartRecord } from '../ports/cart-records.js';
import type { CartPayment } from '../ports/order-backend.js';

type Action = Readonly<Record<string, object>>;

const paymentReference = (id: string) => ({ payment: { typeId: 'payment', id } });

/** The action that locks a cart with its prices. */
export const FREEZE = { freezeCart: { strategy: 'HardFreeze' } } as const;

/** Returns the `CartUpdateAction` inputs that make this the cart's only payment; freezing comes last. */
export function cartPaymentActions(cart: CartRecord, payment: CartPayment): Action[] {
  const { paymentId, cashOnDeliveryFee, cashRounding, agreedToSendEmail, freeze } = payment;
  const others = cart.paymentIds.filter((id) => id !== paymentId);
  const hasRounding = cashRounding !== null || cart.cashRoundingCentAmount !== null;
  const isOnCart = cart.paymentIds.includes(paymentId);
  return [
    { recalculate: { updateProductData: false } },
    ...(cart.hasCustomType ? [] : [{ setCustomType: { typeKey: CART_TYPE_KEY, fields: [] } }]),
    ...(agreedToSendEmail === undefined ? [] : [setCustomField('customerAgreedToSendEmail', agreedToSendEmail)]),
    ...others.map((id) => ({ removePayment: paymentReference(id) })),
    ...(isOnCart ? [] : [{ addPayment: paymentReference(paymentId) }]),
    setCustomField('calculatedCodFee', cashOnDeliveryFee && moneyValue(cashOnDeliveryFee)),
    ...(hasRounding ? [setCustomField('cashRounding', cashRounding && moneyValue(cashRounding))] : []),
    ...(freeze ? [FREEZE] : []),
  ];
}
