import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';

/** A payment: its provider, and the method that the shopper chose there. */
export interface PaymentChoice {
  readonly method: string;
  readonly paymentInterface: string;
}

const shareSchema = z.number().check(z.positive(), z.maximum(100));

const habitsSchema = z.strictObject({
  /** The country's weight among all orders. */
  share: shareSchema,
  /** The weight of each payment method, those of all countries first. */
  payments: z.record(keySchema, shareSchema),
});

/** The order volume and payment methods of each country. */
export const habits = readData('orders/market-habits', z.record(keySchema, habitsSchema));

/** Returns the provider of a method: the card provider, unless the method needs none. */
export const choiceOf = (method: string): PaymentChoice => ({
  method,
  paymentInterface: method === 'cash-on-delivery' || method === 'bank-transfer' ? method : 'adyen',
});
