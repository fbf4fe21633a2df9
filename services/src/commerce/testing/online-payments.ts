import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import type { Cart } from '@manifold/domain/cart/contract';
import type { SubmittedPayment } from '@manifold/domain/online-payment/submitted-payment';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import {
  API_KEY,
  type TestProvider,
} from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { BROWSER_PATH } from '../../../../sandbox/outside-world/payment-provider/actions/addresses.js';
import type { Payment } from '../../../../sandbox/outside-world/payment-provider/payments/payment.js';
import { addressIn } from './addresses.js';
import type { ShopClient } from './shop-client.js';
import { add } from './shopping.js';

/** Returns the variables with which the services pay at a sandbox. */
export const providerVariables = ({ url }: Pick<TestProvider, 'url'>) => ({
  ADYEN_API_KEY: API_KEY,
  ADYEN_CLIENT_KEY: 'test_SANDBOX',
  ADYEN_SERVER_ORIGIN: url,
});

/** Cards of the sandbox, by what happens to them. */
export const CARDS = {
  authorised: '4111111111111111',
  refused: '4000000000000002',
  cancelled: '4000000000000341',
  pending: '4000000000000077',
  lostAnswer: '4000000000000119',
  serverError: '4000000000000127',
  challenge: '4917610000000000',
  otherPage: '4212345678901245',
  furtherQuestion: '4000000000003220',
} as const;

/** Returns a filled in card as the payment form sends it. */
export const card = (name: keyof typeof CARDS): SubmittedPayment => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: `test_${CARDS[name]}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2090',
    encryptedSecurityCode: 'test_737',
  },
});

/** A shopper with a cart and addresses in a country, before the payment. */
export interface Payer {
  readonly browser: ShopClient;
  readonly cart: Cart;
}

/** Fills a cart and enters addresses; a company with a VAT number unless it is empty. */
export async function readyToPay(
  browser: ShopClient,
  {
    country = 'SK',
    sku,
    clientType = 'private',
    vatNumber = 'DE136695976',
  }: { country?: string; sku?: string; clientType?: ClientTypeValue; vatNumber?: string | undefined } = {},
): Promise<Payer> {
  await add(browser, sku);
  const address = addressIn(country);
  const billingAddress =
    clientType === 'company' ? { ...address, company: 'Kiosk GmbH', ...(vatNumber ? { vatNumber } : {}) } : address;
  const request = { clientType, email: 'eva@example.com', billingAddress, shippingAddress: null };
  const { cart } = await browser.call('setCheckoutAddresses', request);
  if (!cart) throw new Error('The cart is missing');
  return { browser, cart };
}

/** Starts an online payment of a cart. */
export const pay = ({ browser, cart }: Payer, payment: SubmittedPayment): Promise<OnlinePaymentAnswer> =>
  browser.call('startOnlinePayment', { cartId: cart.id, version: cart.version, payment });

type Action = Extract<OnlinePaymentAnswer, { status: 'action' }>;

/** Returns the action that an answer asks for. */
export function actionOf(answer: OnlinePaymentAnswer): Action {
  if (answer.status !== 'action') throw new Error(`The payment is ${JSON.stringify(answer)}`);
  return answer;
}

/** Answers the bank's page as the shopper and returns to the shop, in the browser that paid or in another one. */
export async function returnFromBank(
  provider: TestProvider,
  { browser }: Pick<Payer, 'browser'>,
  answer: OnlinePaymentAnswer,
  choice: string,
): Promise<OnlinePaymentAnswer> {
  return browser.call('continueOnlinePayment', await returnedDetails(provider, answer, choice));
}

/** Answers the bank's page as the shopper. Returns the request that the address of the return stands for. */
export async function returnedDetails(
  provider: TestProvider,
  answer: OnlinePaymentAnswer,
  choice: string,
): Promise<CommerceRequest<'continueOnlinePayment'>> {
  const { searchParams } = await provider.answerBank(String(actionOf(answer).action['url']), choice);
  const redirectResult = searchParams.get('redirectResult') ?? '';
  return { attemptId: searchParams.get('attempt') ?? undefined, details: { redirectResult } };
}

/** Identifies the browser as the payment form does. Returns the challenge that follows. */
export async function identifyBrowser(
  provider: TestProvider,
  answer: OnlinePaymentAnswer,
): Promise<OnlinePaymentAnswer> {
  const { action, ...same } = actionOf(answer);
  const response = await fetch(`${provider.url}${BROWSER_PATH}v1/submitThreeDS2Fingerprint`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentData: action['paymentData'] }),
  });
  const next = (await response.json()) as { action: Record<string, unknown> };
  return { ...same, action: next.action };
}

/** Submits the result of a 3-D Secure action. */
export function submitThreeDs({ browser }: Payer, answer: OnlinePaymentAnswer): Promise<OnlinePaymentAnswer> {
  const { attemptId, action } = actionOf(answer);
  const { authorisationToken } = action;
  const threeDSResult = Buffer.from(JSON.stringify({ authorisationToken })).toString('base64');
  return browser.call('continueOnlinePayment', { attemptId, details: { threeDSResult } });
}

/** Answers the question of a 3-D Secure challenge. */
export async function answerChallenge(provider: TestProvider, answer: OnlinePaymentAnswer, choice: string) {
  const token = JSON.parse(Buffer.from(String(actionOf(answer).action['token']), 'base64').toString()) as {
    acsURL: string;
  };
  const page = provider.reachable(`${token.acsURL}/answer`);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: choice }) });
}

/** Returns the provider's payments for an order number. */
export async function paymentsFor(provider: TestProvider, orderNumber: string): Promise<readonly Payment[]> {
  return (await provider.payments()).filter(({ merchantReference }) => merchantReference.startsWith(`${orderNumber}-`));
}
