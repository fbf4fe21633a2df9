import { SANDBOX_URL } from './shop.js';

interface ProviderPayment {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly merchantAccount: string;
  readonly method: string;
  readonly state: string;
  readonly shopperEmail?: string;
  readonly amount: { readonly currency: string; readonly value: number };
  readonly authorised: number;
}

/** Published: it opens only the sandbox. */
const API_KEY = 'sandbox-payment-api-key';

async function allPayments(): Promise<readonly ProviderPayment[]> {
  const answer = await fetch(`${SANDBOX_URL}/payment-provider/payments`);
  return (await answer.json()) as readonly ProviderPayment[];
}

/** Returns the payments of a shopper, newest first. */
export async function paymentsBy(email: string): Promise<readonly ProviderPayment[]> {
  return (await allPayments()).filter(({ shopperEmail }) => shopperEmail === email);
}

interface PaymentElsewhere {
  readonly merchantAccount: string;
  /** The shop may not know it. */
  readonly reference: string;
  readonly currency?: string;
}

/** Pays 123.45 by card at the provider, past the shop. */
export async function payElsewhere({ merchantAccount, reference, currency = 'EUR' }: PaymentElsewhere): Promise<void> {
  const answer = await fetch(`${SANDBOX_URL}/v72/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': API_KEY,
      'idempotency-key': `${reference} ${currency}`,
    },
    body: JSON.stringify({
      amount: { currency, value: 12_345 },
      countryCode: merchantAccount.slice(-2),
      merchantAccount,
      reference,
      returnUrl: 'http://sk.localhost:3000/checkout/payment',
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2090',
        encryptedSecurityCode: 'test_737',
      },
    }),
  });
  const body = await answer.text();
  if (!body.includes('Authorised')) throw new Error(`The provider answered ${answer.status}: ${body}`);
}

/** Returns the payments of an order that the sandbox's payment provider has, newest first. */
export async function providerPayments(orderNumber: string): Promise<readonly ProviderPayment[]> {
  // Czech numbers lose their prefix on pages.
  return (await allPayments()).filter(({ merchantReference }) =>
    merchantReference.replace(/^NS/, '').startsWith(`${orderNumber}-`),
  );
}

/** Does to a payment what the provider's control of this name does, such as `pay-voucher` and `expire`. */
export async function controlPayment(pspReference: string, control: string): Promise<void> {
  const answer = await fetch(`${SANDBOX_URL}/payment-provider/payments/${pspReference}/${control}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The control ${control} answered ${answer.status}`);
}
