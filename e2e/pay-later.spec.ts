import type { Browser } from '@playwright/test';
import { PASSWORD } from './account-holder.js';
import { noteTransfer } from './accounting.js';
import { accessibilityViolations } from './axe.js';
import type { Buyer } from './addresses.js';
import { cartOf } from './call-shop.js';
import { Customer } from './customer.js';
import { CARDS, Payer } from './payer.js';
import { controlPayment, paymentsBy } from './provider-payments.js';
import { expect, MAILBOX_URL, test } from './shop.js';

const PHONE = { width: 390, height: 844 };
const SETTLED_MS = 30_000;

/** A page that comes back from a payment may ask for the channel of a cart that has just become an order. */
const ORDERED_CART = /^WebSocket connection to .* 404$/;
/** The methods of a cart that is being paid are not listed. */
const FROZEN_CART = /status of 422/;

/** A customer's payment by a method of the provider, in the browser in which they are signed in. */
class SignedInPayer extends Payer {
  constructor(private readonly customer: Customer) {
    super(customer.page, customer.country);
  }

  override get email(): string {
    return this.customer.email;
  }
}

/** The same customer, signed in on a phone. */
async function onPhone(browser: Browser, customer: Customer): Promise<Customer> {
  const context = await browser.newContext({ viewport: PHONE });
  const language = customer.locale.slice(0, 2);
  const phone = new Customer(await context.newPage(), customer.country, { language });
  Object.assign(phone, { email: customer.email });
  await phone.goTo('/login');
  await phone.signsIn(PASSWORD);
  await expect(phone.page.getByText(phone.say('account.signed-in', { name: 'Jana' }))).toBeVisible();
  return phone;
}

/** Opens an order from the list of the customer's orders. */
async function opensOrder(customer: Customer, number: string, stage: string): Promise<void> {
  const { page, say } = customer;
  await customer.goTo('/my-account/my-orders');
  const card = page.getByRole('article').filter({ hasText: number });
  await expect(card).toContainText(say(`my-orders.stage-${stage}`));
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/my-account/my-orders/${number.toLowerCase()}$`));
  await expect(page.getByRole('main')).toContainText(say(`my-orders.stage-${stage}`));
}

/** Expects the page to be as wide as the window. */
const expectNoOverflow = async ({ page }: Customer) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

const STORES: readonly (readonly [Buyer, string | undefined])[] = [
  ['SK', undefined],
  ['DE', undefined],
  ['CH', 'fr'],
  ['HU', undefined],
];

for (const [country, language] of STORES)
  test(`${country}: an order that was placed on one device is paid by bank transfer from another one`, async ({
    browser,
    page,
    request,
  }) => {
    const customer = new Customer(page, country, language === undefined ? {} : { language });
    await customer.signsUp();
    const order = await customer.orders();
    const reference = order.bankTransfer?.reference ?? '';
    expect(reference).not.toBe('');

    const phone = await onPhone(browser, customer);
    await opensOrder(phone, order.orderNumber, 'awaiting-transfer');
    const main = phone.page.getByRole('main');
    await expect(main).toContainText(phone.say('my-orders.pay-anywhere'));
    await expect(main.getByText(reference, { exact: true })).toBeVisible();
    await expectNoOverflow(phone);
    expect(await accessibilityViolations(phone.page)).toEqual([]);
    // The mail on the phone says the same.
    const confirmation = async () => {
      const mails = (await (await request.get(MAILBOX_URL)).json()) as {
        to: string;
        template: string;
        message: { text: string };
      }[];
      return mails.find(({ to, template }) => to === customer.email && template === 'order-confirmation')?.message.text;
    };
    await expect.poll(confirmation, { timeout: SETTLED_MS }).toContain(reference);

    await noteTransfer(request, order.orderNumber);
    await phone.page.reload();
    await expect(main).toContainText(phone.say('my-orders.stage-preparing'));
    await expect(main.getByText(phone.say('my-orders.pay-anywhere'))).toBeHidden();
    await phone.page.context().close();
  });

test('PT: a voucher of one device is found and paid on another one', async ({ browser, page, pageErrors }) => {
  test.slow();
  pageErrors.allow(ORDERED_CART);
  const customer = new Customer(page, 'PT');
  await customer.signsUp();
  const payer = new SignedInPayer(customer);
  await payer.opensPayment();
  await payer.choosesMethod('multibanco');
  await payer.placesOrder();
  const number = (await payer.thankYou()).toUpperCase();

  const phone = await onPhone(browser, customer);
  await opensOrder(phone, number, 'awaiting-voucher');
  const main = phone.page.getByRole('main');
  await expect(main).toContainText(phone.say('my-orders.pay-anywhere'));
  await expect(main.getByText('12101')).toBeVisible();
  await expectNoOverflow(phone);
  const [payment] = await paymentsBy(payer.email);
  await controlPayment(payment?.pspReference ?? '', 'pay-voucher');
  await expect(async () => {
    await phone.page.reload();
    await expect(main).toContainText(phone.say('my-orders.stage-preparing'), { timeout: 2000 });
  }).toPass({ timeout: SETTLED_MS });
  await expect(main.getByText(phone.say('my-orders.pay-anywhere'))).toBeHidden();
  await expect(main.getByText('12101')).toBeHidden();
  await phone.page.context().close();
});

test('PT: an order whose voucher expired says so, is paid by bank transfer instead, or ordered again', async ({
  page,
  pageErrors,
  request,
}) => {
  test.slow();
  pageErrors.allow(ORDERED_CART);
  const customer = new Customer(page, 'PT');
  await customer.signsUp();
  const payer = new SignedInPayer(customer);
  await payer.opensPayment();
  await payer.choosesMethod('multibanco');
  await payer.placesOrder();
  const number = (await payer.thankYou()).toUpperCase();
  const [payment] = await paymentsBy(payer.email);
  await controlPayment(payment?.pspReference ?? '', 'expire');
  await expect(async () => opensOrder(customer, number, 'payment-failed')).toPass({ timeout: SETTLED_MS });
  const main = page.getByRole('main');
  await expect(main.getByText(customer.say('my-orders.pay-anywhere'))).toBeHidden();
  await expect(main.getByText('12101')).toBeHidden();
  await expect(main).toContainText(customer.say('my-orders.pay-by-transfer'));
  await expect(main.getByText(number, { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await noteTransfer(request, number);
  await page.reload();
  await expect(main).toContainText(customer.say('my-orders.stage-preparing'));
  await expect(main.getByText(customer.say('my-orders.pay-by-transfer'))).toBeHidden();
  await customer.button('my-orders.reorder').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  expect((await cartOf(page))?.lineItems).toHaveLength(1);
});

for (const country of ['SK', 'DE'] as const)
  test(`${country}: a card that was refused leaves no order but the cart, which another device pays`, async ({
    browser,
    page,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.allow(ORDERED_CART);
    pageErrors.allow(FROZEN_CART);
    const customer = new Customer(page, country);
    await customer.signsUp();
    const payer = new SignedInPayer(customer);
    await payer.opensPayment();
    await payer.choosesMethod('scheme');
    await payer.entersCard(CARDS.refused);
    await payer.placesOrder();
    await expect(payer.problem('payment.error-refused')).toContainText(customer.say('payment.nothing-charged'), {
      timeout: SETTLED_MS,
    });
    await customer.goTo('/my-account/my-orders');
    await expect(page.getByRole('heading', { name: customer.say('my-orders.none') })).toBeVisible();

    const phone = await onPhone(browser, customer);
    const phonePayer = new SignedInPayer(phone);
    await phone.goTo('/checkout/payment');
    await phonePayer.seesForm();
    await phonePayer.choosesMethod('scheme');
    await phonePayer.entersCard(CARDS.authorised);
    await phonePayer.placesOrder();
    const number = (await phonePayer.thankYou()).toUpperCase();
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: number })).toContainText(
      customer.say('my-orders.stage-preparing'),
    );
    expect(await cartOf(page)).toBeNull();
    await phone.page.context().close();
  });
