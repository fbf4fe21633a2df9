import { orderNumber } from '@manifold/domain/order/order-number';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { chance } from '../catalogue/chance.js';
import { catalogueProducts } from '../catalogue/products.js';
import { countryDocuments, storeDocuments } from '../market/market.js';
import { Assortment, type BasketLine } from './basket.js';
import { buyerOf, type Buyer } from './buyer.js';
import { instantsOn, NUMBERS_PER_DAY, type Day } from './calendar.js';
import { paymentOf, type OrderPayment } from './payment.js';
import { pick } from './pick.js';
import { progressOf, type Progress } from './progress.js';
import { totalsOf, type OrderTotals } from './totals.js';

/** A past order of the demo, which the loader converts to a draft of the backend. */
export interface PastOrder {
  readonly orderNumber: string;
  readonly document: StoreDocument;
  readonly placedAt: Date;
  readonly buyer: Buyer;
  readonly lines: readonly BasketLine[];
  readonly totals: OrderTotals;
  readonly payment: OrderPayment;
  readonly agreedToEmail: boolean;
  readonly progress: Progress;
}

/** The days of the orders, the day of their states, and the seed of all random values. */
export interface OrderParams {
  readonly from: Day;
  /** The day after the last one. There are no orders of today, which visitors of the shop place. */
  readonly today: Day;
  readonly seed: string;
}

/** The maximum number: the live sequence begins at 100,001. It is enough until 2038. */
const FIRST_SEQUENCE = 10_001;

/** The share of a country's orders at its other brands; most shoppers buy at the first one. */
const FURTHER_BRANDS_SHARE = 0.15;

/** Returns the store of an order. The brands of a country share a number sequence, as in the shop. */
function storeOf(countryCode: string, ...words: readonly (string | number)[]): StoreDocument {
  const [first, ...further] = storeDocuments.filter(({ sections }) => sections.store.countryCode === countryCode);
  if (!first) throw new Error(`${countryCode} has no store`);
  const isOfFurther = further.length > 0 && chance('further brand', ...words) < FURTHER_BRANDS_SHARE;
  return isOfFurther ? pick(further, 'brand', ...words) : first;
}

interface Slot {
  readonly document: StoreDocument;
  readonly day: Day;
  readonly index: number;
  readonly placedAt: Date;
}

/** Returns the placed orders of a span of days, oldest first, each with country, day and store. */
function slotsOf({ from, today, seed }: OrderParams): Slot[] {
  const days = Array.from({ length: Math.max(0, today - from) }, (_, index) => from + index);
  const slots = days.flatMap((day) =>
    countryDocuments.flatMap(({ sections: { store } }) =>
      instantsOn(day, store.countryCode, seed).map((placedAt, index) => ({
        document: storeOf(store.countryCode, seed, day, index),
        day,
        index,
        placedAt,
      })),
    ),
  );
  return slots.sort((first, second) => first.placedAt.getTime() - second.placedAt.getTime());
}

/** Returns the orders of a span of days, oldest first. The same parameters give the same orders; a longer span contains those of a shorter one. */
export function pastOrders(params: OrderParams): readonly PastOrder[] {
  const { seed, today } = params;
  // The listed machines are part of every catalogue, however large it is.
  const assortment = new Assortment(catalogueProducts({ count: 0, reviewed: 0, seed }));
  return slotsOf(params).map(({ document, day, index, placedAt }) => {
    const number = orderNumber(document.sections.store.countryCode, FIRST_SEQUENCE + day * NUMBERS_PER_DAY + index);
    const word = `${seed}/${number}`;
    const lines = assortment.basket(document, word);
    const totals = totalsOf(lines, document);
    const payment = paymentOf(document, { lines, totals }, word);
    const placed = { method: payment.method, isFreight: totals.method === 'freight' };
    return {
      orderNumber: number,
      document,
      placedAt,
      buyer: buyerOf(document, word),
      lines,
      totals,
      payment,
      agreedToEmail: chance('agreed', word) < 0.4,
      progress: progressOf(today - day, placed, word),
    };
  });
}
