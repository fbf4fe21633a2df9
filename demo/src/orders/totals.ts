import { netOfGross } from '@manifold/domain/money/round';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { BasketLine } from './basket.js';

/** Totals of an order in cents of the store's currency, without the cash-on-delivery fee. */
export interface OrderTotals {
  readonly method: 'parcel' | 'freight';
  readonly shipping: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** Calculates totals like the backend: each line and the shipping are taxed separately, rounded half to even. */
export function totalsOf(lines: readonly BasketLine[], { sections }: StoreDocument): OrderTotals {
  const cost = sections['shipping-cost'];
  const amounts = lines.map(({ quantity, unitCentAmount }) => quantity * unitCentAmount);
  const goods = amounts.reduce((sum, amount) => sum + amount, 0);
  const method = lines.some(({ product }) => product.isFreight) ? 'freight' : 'parcel';
  const fee = method === 'freight' ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
  const shipping = missingForFreeShipping(goods, cost) === 0 ? 0 : fee;
  const taxes = [...amounts, shipping].map((amount) => netOfGross(amount, sections['tax-rate'].standardRate).tax);
  const tax = taxes.reduce((sum, amount) => sum + amount, 0);
  const gross = goods + shipping;
  return { method, shipping, gross, net: gross - tax, tax };
}
