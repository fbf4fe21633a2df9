import type { Locator } from '@playwright/test';
import { violationsWithFrames } from './axe.js';
import { builtFile } from './built-file.js';
import { CARDS, Payer } from './payer.js';
import { expect, test } from './shop.js';
import { tabTo } from './tab-to.js';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const DROP_IN = 'src/features/payment/online/drop-in.ts';

/** The order error keys of the specification (shell §8), and the text of each. */
const ERRORS = {
  'malformed-price': 'payment.error-price',
  'cancelled-transaction': 'payment.error-cancelled',
  'creating-order-failed': 'payment.error-order',
  'unprocessable-entity': 'payment.error-input',
  'payment-error': 'payment.error-payment',
} as const;

test('a guest pays by card with the keyboard alone, on a page without inline code, and axe finds nothing', async ({
  page,
}) => {
  const payer = new Payer(page, 'DE');
  await payer.fillsCart();
  await payer.setsAddresses();
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === '/checkout/payment');
  await payer.goTo('/checkout/payment');
  const policy = (await loaded).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  await payer.seesForm();
  await payer.choosesMethod('scheme');
  const field = (name: string) => payer.form.locator(`[data-cse="${name}"] iframe`);
  await expect(field('encryptedSecurityCode')).toBeVisible();
  expect(await violationsWithFrames(page, '.drop-in')).toEqual([]);
  for (const [name, text] of [
    ['encryptedCardNumber', CARDS.challenge],
    ['encryptedExpiryDate', '0390'],
    ['encryptedSecurityCode', '737'],
  ] as const) {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  }
  await tabTo(page, payer.button('payment.place'));
  await page.keyboard.press('Enter');
  const confirm = payer.question.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  expect(await violationsWithFrames(page, 'main')).toEqual([]);
  await tabTo(page, page.locator('iframe[name="threeDSIframe"]'));
  await expect(async () => {
    if (!(await confirm.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    expect(await confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  expect(await payer.thankYou()).toMatch(/^DE-\d+$/);
});

test('the sum of the cart page, shipping included, is the sum at the address', async ({ page }) => {
  const payer = new Payer(page, 'DE');
  const { path } = await payer.fillsCart();
  expect(path).not.toBe('');
  const amount = (id: string) =>
    page
      .getByRole('term')
      .filter({ hasText: payer.say(id) })
      .locator('xpath=following-sibling::dd');
  const [shipping, total] = [amount('order-summary.shipping'), amount('order-summary.total')];
  await payer.goTo('/checkout/cart');
  const sums = [await shipping.innerText(), await total.innerText()];
  await payer.goesToCheckout();
  await expect(shipping).toHaveText(sums[0] ?? '');
  await expect(total).toHaveText(sums[1] ?? '');
});

test('a guest orders by bank transfer although the payment script never arrives', async ({ page }) => {
  let hasAsked = false;
  await page.route(`**${builtFile(DROP_IN)}`, () => void (hasAsked = true));
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await payer.placesOrder();
  await expect(payer.problem('payment.online-loading')).toBeVisible();
  await expect.poll(() => hasAsked).toBe(true);
  await payer.paysBy('bank-transfer');
  await expect(payer.problem('payment.online-loading')).toBeHidden();
  await payer.placesOrder();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the order button says that online payment could not be loaded, and it can be loaded again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|A part is (?:still )?missing/);
  const script = `**${builtFile(DROP_IN)}`;
  await page.route(script, (route) => route.abort());
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await expect(payer.problem('payment.online-failed')).toHaveCount(1);
  await payer.placesOrder();
  await expect(payer.problem('payment.online-failed')).toHaveCount(2);
  await page.unroute(script);
  await payer.button('payment.retry').click();
  await payer.seesForm();
  await expect(payer.problem('payment.online-failed')).toHaveCount(0);
});

test('a second press of the order button sends no second payment', async ({ page }) => {
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  await payer.choosesMethod('scheme');
  await payer.entersCard(CARDS.authorised);
  let sent = 0;
  await page.route(/startOnlinePayment/, async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await payer.button('payment.place').dblclick();
  await page.getByRole('button', { name: payer.say('payment.placing'), exact: true }).click();
  await payer.thankYou();
  expect(sent).toBe(1);
});

test('a second press while the payment page loads sends no second address', async ({ page }) => {
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.goTo('/checkout/addresses');
  await payer.givesAddress();
  let sent = 0;
  await page.route(/setCheckoutAddresses/, (route) => {
    sent += 1;
    return route.continue();
  });
  let goOn = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/checkout/payment', async (route) => {
    await pressed;
    await route.continue();
  });
  const loading = page.waitForRequest('**/checkout/payment');
  const submit = payer.button('addresses.submit');
  await submit.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await submit.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // A locator would wait for the page to come.
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await loading;
  await press();
  goOn();
  await expect(payer.button('payment.place')).toBeVisible();
  expect(sent).toBe(1);
});

test('a refused order keeps its cart on the page, also if the cart cannot be loaded at that moment', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|status of 422/);
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await payer.paysBy('bank-transfer');
  const refusal = { error: { code: 'creating-order-failed', message: 'The order was refused' } };
  await page.route(/createMyOrderFromCart/, (route) => route.fulfill({ status: 422, json: refusal }));
  let asked = 0;
  await page.route(/\/getMe$/, (route) => ((asked += 1) <= 2 ? route.abort() : route.continue()));
  await payer.placesOrder();
  await expect(payer.problem('error.creating-order-failed')).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(2);
  await expect(payer.button('payment.place')).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await payer.placesOrder();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/);
});

test('a guest goes back to the address, finds it filled in, and returns to the payment', async ({ page }) => {
  const payer = new Payer(page, 'CZ');
  await payer.opensPayment();
  await page.getByRole('link', { name: payer.say('payment.change-address'), exact: true }).click();
  await expect(payer.field('addresses.email')).toHaveValue(payer.email);
  await expect(payer.field('addresses.field-city')).toHaveValue('Praha');
  await payer.field('addresses.field-city').fill('Praha 1');
  await page.goBack();
  await expect(payer.button('payment.place')).toBeVisible();
  await page.goForward();
  await expect(payer.field('addresses.field-city')).toHaveValue('Praha 1');
  await payer.continuesToPayment();
  await expect(page.getByRole('main').getByText('Praha 1').first()).toBeVisible();
});

test('a mistake in an address stops the guest at its field, with a notice that names the address', async ({ page }) => {
  const payer = new Payer(page, 'AT');
  await payer.fillsCart();
  await payer.goTo('/checkout/addresses');
  await payer.givesAddress();
  const cities = payer.field('addresses.field-city');
  const isStoppedAt = async (field: Locator, notice: string) => {
    await payer.button('addresses.submit').click();
    await expect(page.getByText(payer.say(notice))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  };
  await cities.fill('');
  await isStoppedAt(cities, 'addresses.billing-error');
  await cities.fill('Wien');
  await payer.chooses(page.getByRole('radio', { name: payer.say('addresses.different-from-billing') }));
  await expect(cities).toHaveCount(2);
  await isStoppedAt(payer.field('addresses.field-first-name').nth(1), 'addresses.shipping-error');
});

test('every order error has a text of its own, and the cart is there again', async ({ page, pageErrors }) => {
  // The page asks for the state of a payment that was never made.
  pageErrors.allow(/status of 404/);
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.setsAddresses();
  for (const [key, text] of Object.entries(ERRORS)) {
    await payer.goTo(`/checkout/payment?error=${key}`);
    await expect(payer.problem(text)).toBeVisible();
    // Without a refusal of the server nothing is certain about the money.
    await expect(payer.problem(text)).not.toContainText(payer.say('payment.nothing-charged'));
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await expect(payer.button('payment.place')).toBeEnabled();
  }
  for (const unknown of ['not-a-key', 'constructor', '5']) {
    await payer.goTo(`/checkout/payment?error=${unknown}`);
    await expect(payer.problem('payment.error-payment')).toBeVisible();
  }
  await payer.goTo('/adyen-payment-error?error=constructor');
  await expect(page.getByText(payer.say('payment.error-payment'))).toBeVisible();
  await payer.goTo('/adyen-payment-error?error=payment-error');
  await expect(page.getByText(payer.say('payment.error-payment'))).toBeVisible();
  await page.getByRole('link', { name: payer.say('payment.pay-again'), exact: true }).click();
  await payer.seesForm();
});

test('the error page says that the cart was not found if there is none', async ({ page }) => {
  const payer = new Payer(page, 'SK');
  await payer.goTo('/adyen-payment-error');
  await expect(page.getByText(payer.say('payment.cart-not-found'), { exact: true })).toBeVisible();
});

/** Opens the payment page and chooses bank transfer, without waiting for the provider's form. */
async function chooseBankTransfer(payer: Payer): Promise<void> {
  await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  // The offers of the server can come after the click and replace the choice.
  await payer.paysBy('bank-transfer');
}

test('the confirmation of an order is shown to its owner only', async ({ page, browser }) => {
  const payer = new Payer(page, 'SK');
  await chooseBankTransfer(payer);
  await payer.placesOrder();
  await payer.thankYou();
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1, name: payer.say('confirmation.not-found') })).toBeVisible();
  await stranger.context().close();
});

test('a shopper whose session ends on the payment page reads that the cart was not found', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d/);
  const payer = new Payer(page, 'SK');
  await chooseBankTransfer(payer);
  await page.context().clearCookies({ name: /^(?!__Host-consent)/ });
  await payer.placesOrder();
  await expect(page.getByText(payer.say('error.cart-not-found')).first()).toBeVisible();
});
