import { bankTransferRefusal } from '@manifold/domain/bank-transfer/refusal';
import { cashOnDeliveryRefusal } from '@manifold/domain/cash-on-delivery/refusal';
import { cashRounding } from '@manifold/domain/cash-rounding/rounding';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { BasketLine } from './basket.js';
import { choiceOf, habits, type PaymentChoice } from './market-habits.js';
import { pickByShare } from './pick.js';
import type { OrderTotals } from './totals.js';

export interface OrderPayment extends PaymentChoice {
  /** The fee for cash on delivery; 0 for other methods. */
  readonly feeCentAmount: number;
  /** The cash rounding of total and fee for cash on delivery; 0 for other methods. */
  readonly roundingCentAmount: number;
}

interface PricedBasket {
  readonly lines: readonly BasketLine[];
  readonly totals: OrderTotals;
}

function isOpen(method: string, { lines, totals }: PricedBasket, { sections }: StoreDocument): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { maximumCashOrBankItems } = sections['shopping-limits'];
  if (method === 'bank-transfer')
    return bankTransferRefusal(pieces, sections['bank-transfer'], maximumCashOrBankItems) === undefined;
  if (method !== 'cash-on-delivery') return true;
  const cart = {
    grossCentAmount: totals.gross,
    standardProductCount: pieces,
    itemCount: pieces,
    hasFreight: totals.method === 'freight',
  };
  return cashOnDeliveryRefusal(cart, sections['cash-on-delivery'], maximumCashOrBankItems) === undefined;
}

/** Returns the payment of an order, by the country's weights among the methods that the store allows for it. */
export function paymentOf(document: StoreDocument, basket: PricedBasket, word: string): OrderPayment {
  const liked = Object.entries(habits[document.sections.store.countryCode]?.payments ?? {});
  const open = liked.filter(([method]) => isOpen(method, basket, document));
  const method = pickByShare(Object.fromEntries(open), 'payment', word);
  const choice = choiceOf(method);
  if (method !== 'cash-on-delivery') return { ...choice, feeCentAmount: 0, roundingCentAmount: 0 };
  const { feeCentAmount } = document.sections['cash-on-delivery'];
  const roundingCentAmount = cashRounding(basket.totals.gross + feeCentAmount, document.sections['cash-rounding']);
  return { ...choice, feeCentAmount, roundingCentAmount };
}
