import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Payer } from './payer.js';
import { providerPayments } from './provider-payments.js';
import { expect, MAILBOX_URL, SANDBOX_URL, test } from './shop.js';

/** Webhooks and jobs take a moment on a busy machine. */
const SETTLED_MS = 40_000;

interface Mail {
  readonly template: string;
  readonly orderNumber?: string;
  readonly to: string;
  readonly message: { readonly text: string };
}

/** A shopper in Portugal who pays at a cash machine. */
class VoucherPayer extends Payer {
  private readonly address = `multibanco.${randomUUID()}@example.com`;

  constructor(
    page: Page,
    private readonly request: APIRequestContext,
  ) {
    super(page, 'PT');
  }

  override get email(): string {
    return this.address;
  }

  /** Orders, and returns the number and the references of the voucher. */
  async orders() {
    await this.opensPayment();
    await this.choosesMethod('multibanco');
    await this.placesOrder();
    const number = await this.thankYou();
    await expect(this.voucher).toBeVisible();
    const [payment] = await providerPayments(number);
    if (!payment) throw new Error(`The provider has no payment of ${number}`);
    return { number, ...payment };
  }

  /** The details of the voucher on the page. */
  get voucher() {
    return this.page.getByRole('main').getByText('12101');
  }

  /** Reloads the page of the order until a text appears. */
  async eventuallySees(text: string): Promise<void> {
    await expect(async () => {
      await this.page.reload();
      await expect(this.page.getByText(text, { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: SETTLED_MS });
  }

  /** Waits for a mail about an order and returns its text. */
  async receives(template: string, number: string): Promise<string> {
    const find = async (): Promise<Mail | undefined> => {
      const mails = (await (await this.request.get(MAILBOX_URL)).json()) as readonly Mail[];
      return mails.find((mail) => mail.orderNumber === number && mail.template === template && mail.to === this.email);
    };
    await expect.poll(async () => (await find())?.template, { timeout: SETTLED_MS }).toBe(template);
    return (await find())?.message.text ?? '';
  }

  /** Presses a button of the sandbox's page about a payment. */
  async providerDoes(control: 'pay-voucher' | 'expire', pspReference: string): Promise<void> {
    const answer = await this.request.post(`${SANDBOX_URL}/payment-provider/payments/${pspReference}/${control}`);
    expect(answer.status()).toBe(200);
  }
}

test('a Multibanco voucher that is paid later makes the order paid, and a mail says so', async ({ page, request }) => {
  test.slow();
  const payer = new VoucherPayer(page, request);
  const { number, merchantReference, pspReference } = await payer.orders();
  const confirmation = await payer.receives('order-confirmation', number);
  for (const fact of ['12101', merchantReference]) expect(confirmation).toContain(fact);

  await payer.providerDoes('pay-voucher', pspReference);
  await payer.eventuallySees(payer.say('confirmation.paid'));
  await expect(payer.voucher).toBeHidden();
  await expect(page.getByText(payer.say('confirmation.step-pack'))).toBeVisible();
  await payer.receives('payment-received', number);
});

test('a Multibanco voucher that expires is no longer shown, and page and mail say what to do', async ({
  page,
  request,
}) => {
  test.slow();
  const payer = new VoucherPayer(page, request);
  const { number, pspReference } = await payer.orders();
  await payer.providerDoes('expire', pspReference);
  await payer.eventuallySees(payer.say('confirmation.not-paid'));
  await expect(page.getByText(payer.say('confirmation.step-failed'))).toBeVisible();
  await expect(payer.voucher).toBeHidden();
  await payer.receives('payment-failed', number);

  // The next cart is the shopper's to pay.
  await payer.opensPayment();
  await expect(payer.button('payment.place')).toBeEnabled();
});
