import { SANDBOX_URL } from './shop.js';

interface ProviderPayment {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly merchantAccount: string;
  readonly method: string;
  readonly state: string;
  readonly amount: { readonly currency: string; readonly value: number };
  readonly authorised: number;
}

/** Returns the payments of an order that the sandbox's payment provider has, newest first. */
export async function providerPayments(orderNumber: string): Promise<readonly ProviderPayment[]> {
  const answer = await fetch(`${SANDBOX_URL}/payment-provider/payments`);
  const payments = (await answer.json()) as readonly ProviderPayment[];
  // Czech numbers lose their prefix on pages.
  return payments.filter(({ merchantReference }) => merchantReference.replace(/^NS/, '').startsWith(`${orderNumber}-`));
}
