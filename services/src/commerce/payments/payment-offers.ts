import { cashRounding } from '@manifold/domain/cash-rounding/rounding';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { money } from '@manifold/domain/money/money';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { paymentRefusals, type PaymentRules } from '@manifold/domain/payment-methods/refusals';
import { onlinePaymentRule } from '@manifold/domain/online-payment/offer';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { cashOnDeliveryFee, payableCart, type PaidCart } from './cash-on-delivery/cash-on-delivery.js';

/** Returns the amount that cash rounding adds to the cart and its fee; null for none. */
function roundingOf(cart: PaidCart, fee: PaymentOffer['fee'], { sections }: StoreDocument): PaymentOffer['rounding'] {
  const { centAmount, currencyCode } = cart.totalPrice;
  const added = cashRounding(centAmount + (fee?.gross.centAmount ?? 0), sections['cash-rounding']);
  return added === 0 ? null : money(added, currencyCode);
}

const NOT_OFFERED = { private: false, company: false } as const;
const NO_COSTS = { fee: null, rounding: null, feeTitle: null } as const;

/** Who pays. */
export interface Payer {
  /** Null while it is unknown. */
  readonly clientType: ClientTypeValue | null;
  /** Whether this server has access to the payment provider. */
  readonly hasProvider: boolean;
}

/** Returns the config of a store that decides which methods can pay for a cart. */
export function paymentRules({ sections }: StoreDocument, { hasProvider }: Pick<Payer, 'hasProvider'>): PaymentRules {
  return {
    online: hasProvider ? onlinePaymentRule(sections) : NOT_OFFERED,
    cashOnDelivery: sections['cash-on-delivery'],
    bankTransfer: sections['bank-transfer'],
    maximumCashOrBankItems: sections['shopping-limits'].maximumCashOrBankItems,
  };
}

/** Returns every payment method for a cart, with its fee, its rounding and the reason why it is closed. (spec core §5, §9) */
export function paymentOffers(cart: PaidCart, document: StoreDocument, payer: Payer): PaymentOffer[] {
  const fee = cashOnDeliveryFee(cart, document);
  const costs: Record<PaymentMethod, Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>> = {
    online: NO_COSTS,
    'cash-on-delivery': {
      fee,
      rounding: roundingOf(cart, fee, document),
      feeTitle: document.sections['store-flags'].cashOnDeliveryFeeTitle,
    },
    'bank-transfer': NO_COSTS,
  };
  return paymentRefusals({ ...payableCart(cart), clientType: payer.clientType }, paymentRules(document, payer)).map(
    (refusal) => ({
      ...refusal,
      ...costs[refusal.method],
    }),
  );
}

/** Returns the offer of one method. */
export function paymentOffer(
  method: PaymentMethod,
  cart: PaidCart,
  document: StoreDocument,
  payer: Payer,
): PaymentOffer {
  const offer = paymentOffers(cart, document, payer).find((candidate) => candidate.method === method);
  if (!offer) throw new Error(`No offer is made for ${method}`);
  return offer;
}
