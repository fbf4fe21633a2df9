import { setTimeout as pause } from 'node:timers/promises';
import type { CardBuyer } from './faults/card-buyers.js';

const METHOD = 'paypal';
const FREE_WITHIN_MS = 10_000;
const POLL_EVERY_MS = 50;

interface Action {
  readonly status: string;
  readonly attemptId: string;
  readonly action: { readonly url: string };
}

interface Me {
  readonly me: { readonly activeCart: { readonly id: string; readonly version: number; readonly cartState: string } };
}

const cartOf = async ({ guest }: CardBuyer) => (await guest.data<Me>('getMe', {})).me.activeCart;

/** Goes to the page of PayPal. */
async function goToBank(buyer: CardBuyer): Promise<Action> {
  const { id: cartId, version } = await cartOf(buyer);
  const payment = { paymentMethod: { type: METHOD } };
  const answer = await buyer.guest.data<Action>('startOnlinePayment', { cartId, version, payment });
  if (answer.status !== 'action') throw new Error(`the payment at the bank is ${answer.status}`);
  return answer;
}

/** Refuses the payment on the bank's page. Returns the result in the shop's address. */
async function refuseAtBank({ action }: Action, provider: string): Promise<string> {
  const { pathname, search } = new URL(action.url);
  const body = new URLSearchParams({ answer: 'refused' });
  const { headers } = await fetch(new URL(pathname + search, provider), { method: 'POST', body, redirect: 'manual' });
  const result = new URL(headers.get('location') ?? 'about:blank').searchParams.get('redirectResult');
  if (result === null) throw new Error('The bank returned no result');
  return result;
}

/** Returns the milliseconds from the start of `free` until the cart can be changed and paid again. */
async function timeUntilFree(buyer: CardBuyer, free: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await free();
  while ((await cartOf(buyer)).cartState !== 'Active') {
    if (performance.now() - startedAt > FREE_WITHIN_MS) throw new Error('The cart stayed frozen');
    await pause(POLL_EVERY_MS);
  }
  return performance.now() - startedAt;
}

/**
 * Goes to a bank twice: gives up, and comes back refused. Returns the milliseconds until the cart was free each time. `provider`
 * is the address of the payment provider's pages.
 */
export async function comeBackFromBank(buyer: CardBuyer, provider: string): Promise<number[]> {
  const { guest, cart } = buyer;
  await goToBank(buyer);
  const givenUp = await timeUntilFree(buyer, () => guest.data('cancelOnlinePayment', { cartId: cart.id }));
  const payment = await goToBank(buyer);
  const redirectResult = await refuseAtBank(payment, provider);
  const request = { attemptId: payment.attemptId, details: { redirectResult } };
  return [givenUp, await timeUntilFree(buyer, () => guest.data('continueOnlinePayment', request))];
}
