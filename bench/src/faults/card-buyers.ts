import { setTimeout as pause } from 'node:timers/promises';
import type { CommerceClient } from '../requests/commerce-client.js';
import { Guest, type Answer } from './guest.js';
import { ADDRESS } from './orders.js';
import type { SentRequests } from './requests.js';

const PRIVATE_HOST = 'sk.localhost';
const COMPANY_HOST = 'at.localhost';
/** Both kinds, so that the registers of VAT numbers take part. */
const BUYERS = 4;
const AGAIN_EVERY_MS = 1000;
const BETWEEN_BUYERS_MS = 1500;
const SETTLED_WITHIN_POLLS = 90;
const VAT_NUMBER = 'ATU13585627';
const CARD = {
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2090',
    encryptedSecurityCode: 'test_737',
  },
};
const AUSTRIAN = {
  streetName: 'Mariahilfer Straße',
  streetNumber: '12',
  postalCode: '1060',
  city: 'Wien',
  country: 'AT',
};

interface Cart {
  readonly id: string;
  readonly version: number;
  readonly cartState: string;
}

/** A shopper who pays by card. */
export interface CardBuyer {
  readonly guest: Guest;
  readonly email: string;
  readonly cart: Cart;
  readonly isCompany: boolean;
}

/** A payment as the sandbox's provider lists it. */
interface ProviderPayment {
  readonly merchantReference: string;
  readonly shopperEmail?: string;
  readonly state: string;
  readonly amount: { readonly value: number };
}

/** Fills a cart and enters addresses, as a company with a VAT number or as a private person. */
export async function cardBuyer(port: number, sku: string, isCompany: boolean): Promise<CardBuyer> {
  const guest = new Guest(port, isCompany ? COMPANY_HOST : PRIVATE_HOST);
  const email = `card-${Math.random().toString(36).slice(2)}@example.com`;
  await guest.data('updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  const company = { ...ADDRESS, ...AUSTRIAN, phone: '+43 1 234567', company: 'ACME', vatNumber: VAT_NUMBER };
  const { cart } = await guest.data<{ cart: Cart }>('setCheckoutAddresses', {
    clientType: isCompany ? 'company' : 'private',
    email,
    billingAddress: isCompany ? company : ADDRESS,
    shippingAddress: null,
  });
  return { guest, email, cart, isCompany };
}

/** Creates buyers with a cart and an address, ready to pay. */
export const cardBuyers = (port: number, skus: readonly string[]): Promise<CardBuyer[]> =>
  Promise.all(
    Array.from({ length: BUYERS }, (_, number) => cardBuyer(port, skus[number % skus.length] ?? '', number % 2 === 1)),
  );

const statusOf = ({ status, text }: Answer): string =>
  status === 200 ? (JSON.parse(text) as { data: { status: string } }).data.status : '';

/** Asks a register about the number of a company. */
export const checkVatNumber = ({ guest }: CardBuyer): Promise<Answer> =>
  guest.operation('validateVatNumber', { vatNumber: VAT_NUMBER });

/** Presses the order button once. */
export const payByCard = ({ guest }: CardBuyer, { id, version }: Cart): Promise<Answer> =>
  guest.operation('startOnlinePayment', { cartId: id, version, payment: CARD });

/** What the proof asks the systems around the shop. */
interface MoneyWatch {
  readonly providerUrl: string;
  /** Words to a shopper that were not true. */
  readonly untrue: string[];
}

async function paymentsOf({ providerUrl }: MoneyWatch, email: string): Promise<ProviderPayment[]> {
  const listed = await fetch(`${providerUrl}/payment-provider/payments`);
  return ((await listed.json()) as ProviderPayment[]).filter(({ shopperEmail }) => shopperEmail === email);
}

const hasMoney = ({ state }: ProviderPayment): boolean => state === 'authorised';

/** With these errors, or once the payment is reversed, the page says that nothing was charged, unless nothing is known. */
const NOTHING_CHARGED: ReadonlySet<string> = new Set(['payment-refused', 'cancelled-transaction']);

async function checkWords(buyer: CardBuyer, answer: Answer, watch: MoneyWatch): Promise<void> {
  const { data } = JSON.parse(answer.text) as { data: { error: string; isReversed?: boolean } };
  if (data.isReversed === undefined || (!data.isReversed && !NOTHING_CHARGED.has(data.error))) return;
  const charged = (await paymentsOf(watch, buyer.email)).filter(hasMoney);
  if (charged.length > 0) watch.untrue.push(`${data.error}: "nothing was charged", but ${charged.length} payments are`);
}

/** What the payments of a row share. */
interface Paying {
  readonly sent: SentRequests;
  readonly watch: MoneyWatch;
  readonly givesUp: AbortSignal;
}

/** Returns the buyer's cart; null once it is ordered, and undefined without an answer. */
async function activeCart({ guest }: CardBuyer, sent: SentRequests): Promise<Cart | null | undefined> {
  const { status, text } = await sent.add('cart', 'getMe', guest.operation('getMe', {}));
  if (status !== 200) return undefined;
  return (JSON.parse(text) as { data: { me: { activeCart: Cart | null } } }).data.me.activeCart;
}

/** Pays an open cart, or asks for the state of the payment of a frozen one. */
async function continuePayment(buyer: CardBuyer, cart: Cart, { sent, watch }: Paying): Promise<void> {
  const answer =
    cart.cartState === 'Active'
      ? await sent.add('payment', 'startOnlinePayment', payByCard(buyer, cart))
      : await sent.add(
          'payment',
          'onlinePaymentState',
          buyer.guest.operation('onlinePaymentState', { cartId: cart.id }),
        );
  if (statusOf(answer) === 'refused') await checkWords(buyer, answer, watch);
}

/** Pays until the order is placed: waits while the payment is being confirmed, and pays again after a refusal. */
async function buy(buyer: CardBuyer, paying: Paying): Promise<void> {
  if (buyer.isCompany) await paying.sent.add('vat number', 'validateVatNumber', checkVatNumber(buyer));
  while (!paying.givesUp.aborted) {
    const cart = await activeCart(buyer, paying.sent);
    if (cart === null) return;
    if (cart) await continuePayment(buyer, cart, paying);
    await pause(AGAIN_EVERY_MS);
  }
}

/** Lets all buyers pay, with a pause between their starts; resolves when each has an order or gives up. */
export async function payAll(all: readonly CardBuyer[], paying: Paying): Promise<void> {
  await Promise.all(all.map((buyer, index) => pause(index * BETWEEN_BUYERS_MS).then(() => buy(buyer, paying))));
}

interface Orders {
  readonly results: readonly {
    readonly orderNumber: string;
    readonly totalPrice: { readonly centAmount: number };
    readonly taxedPrice?: { readonly totalGross: { readonly centAmount: number } };
  }[];
}

async function problemOf({ email }: CardBuyer, client: CommerceClient, watch: MoneyWatch): Promise<string | undefined> {
  const { results } = await client.send<Orders>(`/orders?where=${encodeURIComponent(`customerEmail="${email}"`)}`);
  const money = (await paymentsOf(watch, email)).filter(hasMoney).map(({ amount }) => amount.value);
  const due = results.map(({ totalPrice, taxedPrice }) => (taxedPrice?.totalGross ?? totalPrice).centAmount);
  if (results.length === 1 && due.join() === money.join()) return undefined;
  return `${results.length} orders by card for ${due.join() || 'nothing'}, the provider has ${money.join() || 'nothing'}`;
}

/** Returns the problems of money and orders: each buyer has one order, and the provider its amount once. */
export async function wrongMoney(
  all: readonly CardBuyer[],
  client: CommerceClient,
  watch: MoneyWatch,
): Promise<string[]> {
  const wrong: string[] = [...watch.untrue];
  for (const buyer of all) {
    let problem = await problemOf(buyer, client, watch);
    // A job may still finish the order or return money.
    for (let poll = 0; problem !== undefined && poll < SETTLED_WITHIN_POLLS; poll += 1) {
      await pause(AGAIN_EVERY_MS);
      problem = await problemOf(buyer, client, watch);
    }
    if (problem !== undefined) wrong.push(problem);
  }
  return wrong;
}
