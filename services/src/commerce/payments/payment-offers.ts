import { bankTransferRefusal } from '@manifold/domain/bank-transfer/refusal';
import { splitCashOnDeliveryFee } from '@manifold/domain/cash-on-delivery/fee';
import { cashOnDeliveryRefusal } from '@manifold/domain/cash-on-delivery/refusal';
import { money } from '@manifold/domain/money/money';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
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

/** Every way to pay a cart in a store, with what it adds and why it is closed where it is. (spec core §5, §9) */
export function paymentOffers(cart: PaidCart, document: StoreDocument): PaymentOffer[] {
  const { sections } = document;
  const payable = payableCart(cart);
  const { maximumCashOrBankItems } = sections['shopping-limits'];
  return [
    {
      method: 'cash-on-delivery',
      refusal: cashOnDeliveryRefusal(payable, sections['cash-on-delivery'], maximumCashOrBankItems) ?? null,
      fee: cashOnDeliveryFee(cart, document),
      feeTitle: sections['store-flags'].cashOnDeliveryFeeTitle,
    },
    {
      method: 'bank-transfer',
      refusal: bankTransferRefusal(payable.itemCount, sections['bank-transfer'], maximumCashOrBankItems) ?? null,
      fee: null,
      feeTitle: null,
    },
  ];
}

/** The offer of one method. */
export function paymentOffer(method: PaymentMethod, cart: PaidCart, document: StoreDocument): PaymentOffer {
  const offer = paymentOffers(cart, document).find((candidate) => candidate.method === method);
  if (!offer) throw new Error(`No offer is made for ${method}`);
  return offer;
}
