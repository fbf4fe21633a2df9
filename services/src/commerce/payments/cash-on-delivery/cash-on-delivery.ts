import { splitCashOnDeliveryFee } from '@manifold/domain/cash-on-delivery/fee';
import type { PayableCart } from '@manifold/domain/cash-on-delivery/refusal';
import { money } from '@manifold/domain/money/money';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { countedPieces } from '@manifold/domain/quantity/counted-pieces';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { CartRecord, OrderRecord } from '../../../integrations/commercetools/ports/cart-records.js';

/** The part of a cart that the rules of payment use. */
export type PaidCart = Pick<CartRecord, 'lineItems' | 'totalPrice' | 'taxedPrice'> &
  Partial<Pick<CartRecord, 'grossBeforeNetCentAmount'>>;

/** Returns the facts of a cart for the rules of payment. A cart with net prices counts with its gross total. */
export function payableCart({ lineItems, totalPrice, taxedPrice, grossBeforeNetCentAmount }: PaidCart): PayableCart {
  return {
    grossCentAmount: grossBeforeNetCentAmount ?? (taxedPrice?.totalGross ?? totalPrice).centAmount,
    ...countedPieces(lineItems),
    hasFreight: lineItems.some(({ isFreight }) => isFreight),
  };
}

/** Splits a fee into net and tax at the rate of the largest tax portion (spec core §9). */
function splitFee({ taxedPrice }: Pick<PaidCart, 'taxedPrice'>, feeCentAmount: number) {
  const portions = taxedPrice?.taxPortions ?? [];
  return splitCashOnDeliveryFee(
    feeCentAmount,
    portions.map(({ rate, amount }) => ({ rate, taxCentAmount: amount.centAmount })),
  );
}

/** Returns the fee for paying a cart on delivery, with its tax; null if the store charges none. */
export function cashOnDeliveryFee(cart: PaidCart, { sections }: StoreDocument): PaymentOffer['fee'] {
  const { feeCentAmount } = sections['cash-on-delivery'];
  if (feeCentAmount === 0) return null;
  const { currencyCode } = cart.totalPrice;
  const { gross, net, tax, rate } = splitFee(cart, feeCentAmount);
  return { gross: money(gross, currencyCode), net: money(net, currencyCode), tax: money(tax, currencyCode), rate };
}

/** Returns the totals of an order in cents, with the fee for paying on delivery added to net, tax and gross. */
export function totalsWithFee(record: Pick<OrderRecord, 'taxedPrice' | 'totalPrice' | 'cashOnDeliveryFeeCentAmount'>) {
  const { taxedPrice, totalPrice, cashOnDeliveryFeeCentAmount } = record;
  const gross = (taxedPrice?.totalGross ?? totalPrice).centAmount;
  const net = (taxedPrice?.totalNet ?? totalPrice).centAmount;
  const fee = splitFee(record, cashOnDeliveryFeeCentAmount ?? 0);
  const taxes = (taxedPrice?.taxPortions ?? []).map(({ rate, amount }) => ({
    rate,
    amount: money(amount.centAmount + (rate === fee.rate ? fee.tax : 0), amount.currencyCode),
  }));
  return { net: net + fee.net, tax: gross - net + fee.tax, gross: gross + fee.gross, fee: fee.gross, taxes };
}
