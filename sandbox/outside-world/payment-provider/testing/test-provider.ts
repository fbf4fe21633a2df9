import adyen, { EnvironmentEnum, type CheckoutAPI, type Types } from '@adyen/api-library';
import { randomUUID } from 'node:crypto';
import { freshDatabase } from '../../../../start/src/testing/database.js';
import { startOutsideWorld, type OutsideWorldServer } from '../../server.js';
import { sandboxPayments } from '../options.js';
import type { Payment } from '../payments/payment.js';
import { RoutedHttpClient } from './routed-http-client.js';
import { WebhookReceiver } from './webhook-receiver.js';

export type PaymentRequest = Types.checkout.PaymentRequest;

export const ACCOUNT = 'FerrumSandbox_NL';
export const RETURN_URL = 'http://nl.localhost:3000/checkout/payment';
export const API_KEY = 'sandbox-payment-api-key';
const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };
const RETRY_PAUSES_MS = [20];
const PAYMENTS_PER_PAGE = 500;

interface Parts {
  start(): Promise<OutsideWorldServer>;
  readonly receiver: WebhookReceiver;
  dropDatabase(): Promise<void>;
}

/** The payment provider with the vendor's library and a shop that receives webhooks. */
export class TestProvider {
  private constructor(
    private server: OutsideWorldServer,
    private readonly parts: Parts,
  ) {}

  get receiver(): WebhookReceiver {
    return this.parts.receiver;
  }

  static async start(): Promise<TestProvider> {
    const database = await freshDatabase({ template: 'empty' });
    const receiver = new WebhookReceiver();
    const env = { PAYMENT_WEBHOOK_URL: await receiver.start() };
    const { payments } = sandboxPayments(env, database.url);
    if (!payments) throw new Error('A database was given, so there must be a payment provider.');
    const start = () =>
      startOutsideWorld({
        port: 0,
        shopUrl: 'http://localhost:3000',
        commerce: NO_COMMERCE,
        payments: { ...payments, retryPausesMs: RETRY_PAUSES_MS },
      });
    return new TestProvider(await start(), { start, receiver, dropDatabase: () => database.drop() });
  }

  get url(): string {
    return this.server.url;
  }

  /** The vendor's library. */
  library(apiKey = API_KEY): CheckoutAPI {
    const config = new adyen.Config({ apiKey, environment: EnvironmentEnum.TEST });
    return new adyen.CheckoutAPI(new adyen.Client(config, new RoutedHttpClient(this.url)));
  }

  /** Makes a payment with the vendor's library. */
  pay(request: PaymentRequest, idempotencyKey: string = randomUUID()): Promise<Types.checkout.PaymentResponse> {
    return this.library().PaymentsApi.payments(request, { idempotencyKey });
  }

  /** Calls a control of the sandbox. Throws if it does not exist. */
  async control<T = object>(path: string, body: object = {}): Promise<T> {
    const response = await fetch(`${this.url}/payment-provider/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Returns all payments. */
  async payments(): Promise<readonly Payment[]> {
    const all: Payment[] = [];
    for (let page = 1; ; page += 1) {
      const listed = await fetch(`${this.url}/payment-provider/payments?page=${page}`);
      const payments = (await listed.json()) as Payment[];
      all.push(...payments);
      if (payments.length < PAYMENTS_PER_PAGE) return all;
    }
  }

  /** Presses a button of a bank's page; returns the address that the shopper is sent to. */
  async answerBank(page: string, answer: string): Promise<URL> {
    const response = await fetch(this.reachable(page), {
      method: 'POST',
      body: new URLSearchParams({ answer }),
      redirect: 'manual',
    });
    return new URL(response.headers.get('location') ?? 'about:blank');
  }

  /** Node does not resolve `localhost` to the address that the sandbox listens on, on every machine. */
  reachable(page: string): URL {
    const { pathname, search } = new URL(page);
    return new URL(pathname + search, this.url);
  }

  /** Stops the server and starts another one on the same database. */
  async restart(): Promise<void> {
    await this.server.close();
    this.server = await this.parts.start();
  }

  async close(): Promise<void> {
    await this.server.close();
    this.parts.receiver.close();
    await this.parts.dropDatabase();
  }
}

/** A payment method as the browser library names it; the server library's types know some of them only. */
interface MethodFields {
  readonly type: string;
  readonly [field: string]: string;
}

/** Returns a payment request with a reference of its own. */
export const requestOf = (paymentMethod: MethodFields, more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  amount: { currency: 'EUR', value: 12_345 },
  countryCode: 'NL',
  merchantAccount: ACCOUNT,
  reference: `NL-${randomUUID()}`,
  returnUrl: RETURN_URL,
  paymentMethod: paymentMethod as PaymentRequest['paymentMethod'],
  ...more,
});

/** Returns a request for a card as the card fields send it. */
export const cardRequest = (number: string, more: Partial<PaymentRequest> = {}, code = '737'): PaymentRequest =>
  requestOf(
    {
      type: 'scheme',
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2090',
      encryptedSecurityCode: `test_${code}`,
    },
    more,
  );

/** The body of a refusal in the provider's form. Throws if the call succeeds. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; errorCode: string; message: string }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof adyen.HttpClientException && error.responseBody !== undefined)
      return JSON.parse(error.responseBody) as { status: number; errorCode: string; message: string };
    throw error;
  }
  throw new Error('The call was expected to be refused, but it went through.');
}
