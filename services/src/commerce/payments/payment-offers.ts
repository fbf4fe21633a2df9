import { cashRounding } from '@manifold/domain/cash-rounding/rounding';
import { money } from '@manifold/domain/money/money';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { paymentRefusals, type PaymentRules } from '@manifold/domain/payment-methods/refusals';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { cashOnDeliveryFee, payableCart, type PaidCart } from './cash-on-delivery/cash-on-delivery.js';

/** Returns the amount that cash rounding adds to the cart and its fee; null for none. */
function roundingOf(cart: PaidCart, fee: PaymentOffer['fee'], { sections }: StoreDocument): PaymentOffer['rounding'] {
  const { centAmount, currencyCode } = cart.totalPrice;
  const added = cashRounding(centAmount + (fee?.gross.centAmount ?? 0), sections['cash-rounding']);
  return added === 0 ? null : money(added, currencyCode);
}

/** Returns the config of a store that decides which methods can pay for a cart. */
export function paymentRules({ sections }: StoreDocument): PaymentRules {
  return {
    cashOnDelivery: sections['cash-on-delivery'],
    bankTransfer: sections['bank-transfer'],
    maximumCashOrBankItems: sections['shopping-limits'].maximumCashOrBankItems,
  };
}

/** Returns every payment method for a cart, with its fee, its rounding and the reason why it is closed. (spec core §5, §9) */
export function paymentOffers(cart: PaidCart, document: StoreDocument): PaymentOffer[] {
  const fee = cashOnDeliveryFee(cart, document);
  const costs: Record<PaymentMethod, Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>> = {
    'cash-on-delivery': {
      fee,
      rounding: roundingOf(cart, fee, document),
      feeTitle: document.sections['store-flags'].cashOnDeliveryFeeTitle,
    },
    'bank-transfer': { fee: null, rounding: null, feeTitle: null },
  };
  return paymentRefusals(payableCart(cart), paymentRules(document)).map((refusal) => ({
    ...refusal,
    ...costs[refusal.method],
  }));
}

/** Returns the offer of one method. */
export function paymentOffer(method: PaymentMethod, cart: PaidCart, document: StoreDocument): PaymentOffer {
  const offer = paymentOffers(cart, document).find((candidate) => candidate.method === method);
  if (!offer) throw new Error(`No offer is made for ${method}`);
  return offer;
}
