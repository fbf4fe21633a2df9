import { callShop, cartOf } from './call-shop.js';
import { expectPurchaseByCard } from './card-purchase.js';
import { CARDS, Payer } from './payer.js';
import { controlPayment, providerPayments } from './provider-payments.js';
import { expect, test } from './shop.js';

/** Takes longer than a restart of the services. */
const MANY_TRIES = 5;

for (const country of ['SK', 'DE', 'IE', 'HU', 'GB'] as const) {
  test(`a guest in ${country} pays by card, and every amount is right`, ({ page }) =>
    expectPurchaseByCard(page, country));
}

test('a cancelled question and a refused card leave the cart to the shopper, who then pays', async ({ page }) => {
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.challenge);
  await payer.placesOrder();
  await payer.question.getByRole('button', { name: 'Cancel' }).waitFor();
  // The order button is gone, and the question takes the focus.
  await expect(page.locator('[tabindex="-1"]:focus-within > .drop-in')).toBeInViewport();
  await payer.button('payment.cancel-online').click();
  await payer.seesForm();
  await payer.entersCard(CARDS.refused);
  await payer.placesOrder();
  await expect(payer.problem('payment.error-refused')).toContainText(payer.say('payment.nothing-charged'));
  await payer.paysBy('bank-transfer');
  await payer.placesOrder();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('the payment form starts again when the browser restores the page', async ({ page }) => {
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.challenge);
  await payer.placesOrder();
  await payer.question.getByRole('button', { name: 'Cancel' }).waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await payer.seesForm();
  await expect(page.locator('iframe[name="threeDSIframe"]')).toHaveCount(0);
  await payer.entersCard(CARDS.authorised);
  await payer.placesOrder();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('a further question after the return from the bank is asked again only in a new payment, and then pays', async ({
  page,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  // The page that comes back from the bank may ask for the channel of the cart that has just become an order.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  const payer = new Payer(page, 'SK');
  const goesToBank = async () => {
    await payer.entersCard(CARDS.furtherQuestion);
    await payer.placesOrder();
    await payer.answersBank('Pay');
    await payer.question.getByRole('button', { name: 'Confirm' }).waitFor();
  };
  await payer.opensPayment();
  await goesToBank();
  await expect(page.locator('[tabindex="-1"]:focus-within > .drop-in')).toBeInViewport();
  await payer.button('payment.cancel-online').click();
  await payer.seesForm();
  await expect(page.locator('iframe[name="threeDSIframe"]')).toHaveCount(0);
  await goesToBank();
  await payer.question.getByRole('button', { name: 'Confirm' }).click();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('a question of the bank that is asked after the answer to the page is shown there, and then pays', async ({
  page,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.challenge);
  // As the services answer while the provider is slow: a delay of the provider would hold up all tests.
  await page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (address, request) => {
      const response = await send(address, request);
      if (typeof address !== 'string' || !address.endsWith('/startOnlinePayment')) return response;
      const answer = (await response.json()) as object;
      return Response.json({ ...answer, data: { status: 'confirming', orderNumber: 'SK-1' } });
    };
  });
  let showQuestion = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (showQuestion = resolve));
  await page.route('**/onlinePaymentState', async (route) => {
    await isSeen;
    await route.continue();
  });
  await payer.placesOrder();
  await expect(page.getByRole('heading', { level: 1, name: payer.say('payment.confirming-payment') })).toBeVisible();
  showQuestion();
  await payer.question.getByRole('button', { name: 'Confirm' }).click();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('a payment without a known outcome is confirmed, in this tab after a reload and in another one', async ({
  page,
  context,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.entersCard(CARDS.pending);
  await payer.placesOrder();
  const confirming = { level: 1, name: payer.say('payment.confirming-payment') };
  await expect(page.getByRole('heading', confirming)).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', confirming)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', confirming)).toBeVisible();
});

test('a shopper who closes the page of a challenge changes the cart in a new page and pays it', async ({
  page,
  context,
}) => {
  const closed = new Payer(page, 'SK');
  await closed.opensPayment();
  await closed.choosesMethod('scheme');
  await closed.entersCard(CARDS.challenge);
  await closed.placesOrder();
  await closed.question.getByRole('button', { name: 'Cancel' }).waitFor();
  const payer = new Payer(await context.newPage(), 'SK');
  await page.close();
  await payer.goTo('/checkout/cart');
  const quantity = payer.page.getByRole('main').getByRole('textbox').first();
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect.poll(async () => (await cartOf(payer.page))?.lineItems[0]?.quantity).toBe(2);
  await expect(payer.page.getByText(payer.say('error.cart-frozen'))).toBeHidden();
  await payer.goTo('/checkout/payment');
  await payer.paysBy('bank-transfer');
  await payer.placesOrder();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('iDEAL is paid at the bank, and a shopper who goes back can choose again', async ({ page, pageErrors }) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  // The page that comes back from the bank may ask for the channel of the cart that has just become an order.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  const payer = new Payer(page, 'NL');
  await payer.opensPayment();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await page.goBack();
  await payer.seesForm();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  await payer.answersBank('Pay');
  expect(await payer.thankYou()).toMatch(/^NL-\d+$/i);
});

test('a shopper whose visit ends at the bank is not told that the payment failed', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 4\d\d/);
  const payer = new Payer(page, 'NL');
  await payer.opensPayment();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await page.context().clearCookies({ name: /^(?!__Host-consent)/ });
  await payer.answersBank('Pay');
  await expect(page.getByRole('heading', { level: 1, name: payer.say('payment.confirming-payment') })).toBeVisible();
  await expect(page.getByText(payer.say('payment.unconfirmed-text'))).toBeVisible();
  await expect(page.getByText(payer.say('payment.error-payment'))).toHaveCount(0);
});

test('a payment that the bank decides later is not given up when its shopper comes back', async ({
  page,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  // The page that waits may ask for the channel of the cart that has just become an order.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  const givenUp: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/cancelOnlinePayment')) givenUp.push(request.url());
  });
  const payer = new Payer(page, 'NL');
  await payer.opensPayment();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  const answered = page.waitForResponse(/continueOnlinePayment/);
  await payer.answersBank('Return without an answer');
  const { data } = (await (await answered).json()) as { readonly data: { readonly orderNumber: string } };
  const confirming = page.getByRole('heading', { level: 1, name: payer.say('payment.confirming-payment') });
  await expect(confirming).toBeVisible();
  await page.reload();
  await expect(confirming).toBeVisible();
  expect(givenUp).toEqual([]);
  const [payment] = await providerPayments(data.orderNumber);
  await controlPayment(payment?.pspReference ?? 'none', 'authorise');
  expect(await payer.thankYou()).toMatch(/^NL-\d+$/i);
});

test('the answer of the bank survives an outage of the services', async ({ page, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED|status of 4\d\d/);
  // The page that comes back from the bank may ask for the channel of the cart that has just become an order.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  const payer = new Payer(page, 'NL');
  await payer.opensPayment();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  let tries = 0;
  await page.route('**/api/commerce/continueOnlinePayment', (route) =>
    (tries += 1) > MANY_TRIES ? route.continue() : route.abort(),
  );
  await payer.answersBank('Pay');
  expect(await payer.thankYou()).toMatch(/^NL-\d+$/i);
  expect(tries).toBeGreaterThan(MANY_TRIES);
});

test('the answer of the bank is sent from a screen that is almost full, without scrolling', async ({
  page,
  pageErrors,
}) => {
  // The page that comes back from the bank may ask for the channel of the cart that has just become an order.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  const payer = new Payer(page, 'NL');
  await payer.opensPayment();
  await payer.choosesMethod('ideal');
  await payer.placesOrder();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  // A desktop whose shopper has zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await payer.answersBank('Pay');
  expect(await payer.thankYou()).toMatch(/^NL-\d+$/i);
});

test('a Multibanco voucher tells where and until when to pay', async ({ page }) => {
  const payer = new Payer(page, 'PT');
  await payer.opensPayment();
  await payer.choosesMethod('multibanco');
  await payer.placesOrder();
  await payer.thankYou();
  await expect(page.getByRole('main').getByText('12101')).toBeVisible();
  await expect(page.getByText(payer.say('confirmation.waiting'), { exact: true })).toBeVisible();
});

/** The server's answer about a payment, as much of it as the test reads. */
interface PaymentAnswer {
  readonly data: { readonly status: string; readonly error?: string; readonly isReversed?: boolean };
}

test('a cart that gets dearer while its payment is at the bank is not ordered, and the money is promised only when it is back', async ({
  page,
  context,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 422/);
  const payer = new Payer(page, 'DK');
  const { price } = await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await payer.seesForm();
  await payer.choosesMethod('scheme');
  await payer.entersCard(CARDS.bankPage);
  await payer.placesOrder();
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();

  const other = new Payer(await context.newPage(), 'DK');
  await other.goTo('/checkout/login');
  const [line] = (await cartOf(other.page))?.lineItems ?? [];
  const change = { action: 'changeLineItemQuantity', lineItemId: line?.id, quantity: 2 };
  expect((await callShop(other.page, 'updateCart', { actions: [change] })).status).toBe(200);

  const answered = page.waitForResponse(/continueOnlinePayment$/);
  await payer.answersBank('Pay');
  const { data } = (await (await answered).json()) as PaymentAnswer;
  expect(data).toMatchObject({ status: 'refused', error: 'malformed-price' });
  const problem = payer.problem('payment.error-price');
  const sentences = ['payment.nothing-charged', 'payment.reserved-is-released'] as const;
  const [shown, hidden] = data.isReversed ? sentences : sentences.toReversed();
  await expect(problem).toContainText(payer.say(shown ?? ''));
  await expect(problem).not.toContainText(payer.say(hidden ?? ''));
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  // The cart that the shopper sees is the one that the server has.
  expect(await payer.sum('order-summary.subtotal')).toBe(2 * (price.discounted ?? price.value).centAmount);

  // The provider reports some time later that the money is back.
  await expect(async () => {
    await payer.goTo('/adyen-payment-error?error=malformed-price');
    const text = `${payer.say('payment.error-price')} ${payer.say('payment.nothing-charged')}`;
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 });
  }).toPass();
});
