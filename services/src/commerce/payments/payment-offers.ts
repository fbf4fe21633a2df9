import { splitCashOnDeliveryFee } from '@manifold/domain/cash-on-delivery/fee';
import { cashRounding } from '@manifold/domain/cash-rounding/rounding';
import { money } from '@manifold/domain/money/money';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { paymentRefusals, type PaymentRules } from '@manifold/domain/payment-methods/refusals';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { payableCart } from './payable-cart.js';

type PaidCart = Pick<CartRecord, 'lineItems' | 'totalPrice' | 'taxedPrice'>;

function cashOnDeliveryFee(cart: PaidCart, { sections }: StoreDocument): PaymentOffer['fee'] {
  const { feeCentAmount } = sections['cash-on-delivery'];
  if (feeCentAmount === 0) return null;
  const { currencyCode } = cart.totalPrice;
  const portions = cart.taxedPrice?.taxPortions ?? [];
  const split = splitCashOnDeliveryFee(
    feeCentAmount,
    portions.map(({ rate, amount }) => ({ rate, taxCentAmount: amount.centAmount })),
  );
  return {
    gross: money(split.gross, currencyCode),
    net: money(split.net, currencyCode),
    tax: money(split.tax, currencyCode),
    rate: split.rate,
  };
}

/** What rounding to coins adds to the cart and its fee. */
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

/** The offer of one method. */
export function paymentOffer(method: PaymentMethod, cart: PaidCart, document: StoreDocument): PaymentOffer {
  const offer = paymentOffers(cart, document).find((candidate) => candidate.method === method);
  if (!offer) throw new Error(`No offer is made for ${method}`);
  return offer;
}
