import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';

/** How an order was paid: what runs it, and what the shopper chose there. */
export interface PaymentChoice {
  readonly method: string;
  readonly paymentInterface: string;
}

const shareSchema = z.number().check(z.positive(), z.maximum(100));

const habitsSchema = z.strictObject({
  /** The country's part of all orders, in shares of the sum of all. */
  share: shareSchema,
  /** How often each method is chosen, in shares of their sum, the method of all countries first. */
  payments: z.record(keySchema, shareSchema),
});

/** How much each country buys and how it pays. */
export const habits = readData('orders/market-habits', z.record(keySchema, habitsSchema));

/** Methods that need no payment provider run by themselves; all others by the provider of cards. */
export const choiceOf = (method: string): PaymentChoice => ({
  method,
  paymentInterface: method === 'cash-on-delivery' || method === 'bank-transfer' ? method : 'adyen',
});
