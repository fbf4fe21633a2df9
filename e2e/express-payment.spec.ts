import { violationsWithFrames } from './axe.js';
import { builtFile } from './built-file.js';
import { CARDS, Payer } from './payer.js';
import { providerPayments } from './provider-payments.js';
import { shippingCost } from './seeded-numbers.js';
import { expect, test } from './shop.js';
import { tabTo } from './tab-to.js';

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Returns whether an address is that of the provider's library, or of one of its hosts. */
const isProvider = (url: string): boolean =>
  url.endsWith(builtFile('src/features/payment/wallet-button.ts')) || /drop-in|checkoutshopper/.test(url);

for (const [country, wallet, type] of [
  ['SK', 'payment.simulated-google-pay', 'googlepay'],
  ['GB', 'payment.simulated-apple-pay', 'applepay'],
] as const) {
  test(`a guest in ${country} pays from the cart with ${type}, which fills in addresses and e-mail`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const payer = new Payer(page, country);
    const { price } = await payer.fillsCart();
    const subtotal = (price.discounted ?? price.value).centAmount;
    const total = subtotal + shippingCost(country, subtotal, false);
    await payer.goTo('/checkout/cart');
    await expect(payer.button(wallet)).toBeVisible();
    expect(loaded.filter(isProvider)).toEqual([]);
    expect(await violationsWithFrames(page, 'main')).toEqual([]);

    await tabTo(page, payer.button(wallet));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(payer.say('payment.simulated'))).toBeVisible();
    expect(await violationsWithFrames(page, 'dialog[open]')).toEqual([]);
    await tabTo(page, sheet.getByRole('button').last());
    await page.keyboard.press('Enter');

    const number = await payer.thankYou();
    expect(await payer.sum('order-summary.total')).toBe(total);
    const main = page.getByRole('main');
    await expect(main.getByText('eva.novak@example.com').first()).toBeVisible();
    await expect(main.getByText('Sandbox').first()).toBeVisible();
    expect(await providerPayments(number)).toMatchObject([{ method: type, amount: { value: total } }]);
  });
}

test('a refused wallet says on the cart that nothing was charged, and another card pays', async ({
  page,
  pageErrors,
}) => {
  // The methods of a cart that is being paid are not listed.
  pageErrors.allow(/status of 4\d\d/);
  const payer = new Payer(page, 'SK');
  await payer.fillsCart();
  await payer.goTo('/checkout/cart');
  const pays = async (card: string) => {
    await payer.button('payment.simulated-google-pay').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: payer.say('payment.test-card'), exact: true }).selectOption(card);
    await sheet.getByRole('button').last().click();
  };
  await pays(CARDS.refused);
  await expect(payer.problem('payment.error-refused')).toContainText(payer.say('payment.nothing-charged'));
  await pays(CARDS.authorised);
  const number = await payer.thankYou();
  expect((await providerPayments(number)).filter(({ authorised }) => authorised > 0)).toHaveLength(1);
});

test('a wallet beside a payment that waits in another tab says why, and a reload does not cancel that payment', async ({
  page,
  context,
}) => {
  const payer = new Payer(page, 'SK');
  await payer.opensPayment();
  const beside = new Payer(await context.newPage(), 'SK');
  // This tab has lost its channel, so it does not learn that the cart is being paid.
  await beside.page.routeWebSocket(
    () => true,
    (socket) => socket.close(),
  );
  await beside.goTo('/checkout/cart');
  await beside.button('payment.simulated-google-pay').click();
  const sheet = beside.page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await payer.entersCard(CARDS.challenge);
  await payer.placesOrder();
  await payer.question.getByRole('button', { name: 'Confirm' }).waitFor();
  await sheet.getByRole('button').last().click();
  await expect(beside.problem('error.cart-frozen')).toBeVisible();
  await beside.page.reload();
  await expect(beside.page.getByRole('heading', { level: 1, name: beside.say('cart.title') })).toBeVisible();
  await payer.question.getByRole('button', { name: 'Confirm' }).click();
  expect(await payer.thankYou()).toMatch(/^SK-\d+$/i);
});

test('a wallet without an address is refused with the way on, and a company sees no wallet', async ({
  page,
  pageErrors,
}) => {
  // The refusal.
  pageErrors.allow(/status of 4\d\d/);
  const payer = new Payer(page, 'DE');
  await payer.fillsCart();
  await payer.goTo('/checkout/cart');
  await payer.button('payment.simulated-google-pay').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: payer.say('express.without-address') }).check();
  await sheet.getByRole('button').last().click();
  await expect(payer.problem('express.contact-incomplete')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: payer.say('cart.to-checkout') })).toBeVisible();

  await payer.setsAddresses({ company: { name: 'Muster GmbH', vatNumber: '' } });
  const answered = page.waitForResponse(/\/api\/commerce\/getMe/);
  await page.reload();
  await answered;
  await expect(page.getByRole('main').getByRole('link', { name: payer.say('cart.to-checkout') })).toBeVisible();
  await expect(payer.button('payment.simulated-google-pay')).toBeHidden();
});
