import { Replica } from '@manifold/start/testing/replica';
import { systemUnderTest } from '@manifold/start/testing/system';
import type { Page } from '@playwright/test';
import { cartOf } from './call-shop.js';
import { CARDS, Payer } from './payer.js';
import { providerPayments } from './provider-payments.js';
import { shippingCost } from './seeded-numbers.js';
import { expect, SANDBOX_URL, test as base } from './shop.js';

/** The shop with the policy and the wallets of one whose browsers use the real provider: it has no addresses of the sandbox. */
const test = base.extend<{ payer: Payer }, { shop: Replica }>({
  shop: [
    // Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const replica = await Replica.beside(systemUnderTest().dataDir);
      await replica.start({ ADYEN_BROWSER_BASE: undefined });
      await use(replica);
      await replica.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  payer: ({ page, shop }, use) => use(new Payer(page, 'DE', { port: shop.port })),
});

test.describe.configure({ timeout: 120_000 });

/** Google's script: ready, with a button that answers at once. It asks the page's handler as the real one does. */
const GOOGLE = (token: string) => `
globalThis.google = { payments: { api: { PaymentsClient: class {
  constructor(options) { this.options = options; }
  isReadyToPay() { return Promise.resolve({ result: true }); }
  prefetchPaymentData() {}
  createButton({ onClick }) {
    const button = document.createElement('button');
    button.textContent = 'Google Pay';
    button.addEventListener('click', onClick);
    return button;
  }
  async loadPaymentData(request) {
    globalThis.requested = request;
    const address = { name: 'Anna Maria Weber', address1: 'Hauptstraße 5', postalCode: '10115', locality: 'Berlin', countryCode: 'DE' };
    const data = {
      apiVersion: 2, apiVersionMinor: 0, email: 'anna@example.com',
      shippingAddress: { ...address, phoneNumber: '+49 30 1234567' },
      paymentMethodData: {
        type: 'CARD', description: 'Visa 1111',
        info: { cardNetwork: 'VISA', cardDetails: '1111', billingAddress: address },
        tokenizationData: { type: 'PAYMENT_GATEWAY', token: '${token}' },
      },
    };
    const answer = await this.options.paymentDataCallbacks?.onPaymentAuthorized?.(data);
    globalThis.answered = answer;
    return data;
  }
} } } };`;

/** A bank's address: the library shows a bank's question from a secure one only. */
const BANK = 'https://bank.example';

/** The sandbox, which answers for the library's test hosts, and for the bank under a secure address. */
const SANDBOX = `http://localhost:${new URL(SANDBOX_URL).port}`;
const FINGERPRINT = `${SANDBOX}/checkoutshopper/test/http://localhost:8080/v1/submitThreeDS2Fingerprint`;

async function useBank(page: Page): Promise<void> {
  await page.route(/adyen\.com\/.*submitThreeDS2Fingerprint/, async (route) => {
    const response = await route.fetch({ url: FINGERPRINT });
    const answer = (await response.json()) as { readonly action: { readonly token: string } };
    const question = Buffer.from(answer.action.token, 'base64').toString().replaceAll(SANDBOX, BANK);
    const action = { ...answer.action, token: Buffer.from(question).toString('base64') };
    await route.fulfill({ response, json: { ...answer, action } });
  });
  await page.route(`${BANK}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(BANK, SANDBOX) }) });
  });
}

/** Lets the page use the wallet's own button, and the provider's library its test hosts. */
async function useGooglePay(page: Page, token: string): Promise<void> {
  await page.route(/pay\.google\.com/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE(token) }),
  );
  await page.route(/adyen\.com/, (route) => route.fulfill({ json: {} }));
  await useBank(page);
}

/** What the wallet shows to its owner. */
interface Requested {
  readonly transactionInfo: { readonly totalPrice: string; readonly currencyCode: string };
  readonly shippingAddressParameters: { readonly allowedCountryCodes: readonly string[] };
}

test.beforeEach(({ pageErrors }) => {
  // Only the sandbox has the texts of the provider's library.
  pageErrors.allow(/status of 4\d\d|Failed to load resource/);
  pageErrors.allow(/^request to (pay\.google\.com|.*\.adyen\.com|bank\.example)$/);
});

/** Presses the wallet on the cart, and the wallet's own button. */
async function paysByGoogle(payer: Payer): Promise<void> {
  await payer.goTo('/checkout/cart');
  await payer.page.getByRole('main').getByRole('button', { name: 'Google Pay' }).click();
  await payer.page.locator('.drop-in').getByRole('button', { name: 'Google Pay' }).click();
}

/** Pays with a card whose bank asks on its own page, and stops there. */
async function leavesForBank(payer: Payer): Promise<void> {
  await useGooglePay(payer.page, `simulated-wallet-stored:${CARDS.bankPage}`);
  await payer.fillsCart();
  await paysByGoogle(payer);
  await payer.page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
}

/** Changes the quantity of the cart, which a cart that is being paid refuses. */
async function changesQuantity({ page, say }: Payer): Promise<void> {
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect.poll(async () => (await cartOf(page))?.lineItems[0]?.quantity).toBe(2);
  await expect(page.getByText(say('error.cart-frozen'))).toBeHidden();
}

test('the button of Google Pay pays with the addresses and the e-mail of the wallet', async ({ page, payer }) => {
  await useGooglePay(page, `simulated-wallet:${CARDS.authorised}`);
  await payer.fillsCart();
  await paysByGoogle(payer);
  const number = await payer.thankYou();
  const main = page.getByRole('main');
  await expect(main.getByText('anna@example.com').first()).toBeVisible();
  await expect(main.getByText('Hauptstraße 5').first()).toBeVisible();
  const total = await payer.sum('order-summary.total');
  expect(await providerPayments(number)).toMatchObject([{ method: 'googlepay', amount: { value: total } }]);
});

test('a shopper who came to the cart by links presses Google Pay once, although the page reloads for it', async ({
  page,
  payer,
}) => {
  await useGooglePay(page, `simulated-wallet:${CARDS.authorised}`);
  await payer.findsProduct();
  await payer.addsToCart();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('main').getByRole('button', { name: 'Google Pay' }).click();
  await reloaded;
  await expect(page.locator('.drop-in').getByRole('button', { name: 'Google Pay' })).toBeVisible();
});

for (const [card, question] of [
  ['challenge', 'in the page'],
  ['bankPage', 'on the bank’s page'],
] as const) {
  test(`a card that Google only stores is confirmed ${question} before it pays`, async ({ page, payer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await useGooglePay(page, `simulated-wallet-stored:${CARDS[card]}`);
    await payer.fillsCart();
    await paysByGoogle(payer);
    if (card === 'challenge') {
      const confirm = payer.question.getByRole('button', { name: 'Confirm', exact: true });
      await confirm.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await confirm.click();
    } else await payer.answersBank('Pay');
    const number = await payer.thankYou();
    const total = await payer.sum('order-summary.total');
    expect(await providerPayments(number)).toMatchObject([{ method: 'googlepay', amount: { value: total } }]);
  });
}

test('a question that Google’s customer does not answer leaves the cart to be paid otherwise', async ({
  page,
  payer,
}) => {
  await useGooglePay(page, `simulated-wallet-stored:${CARDS.challenge}`);
  await payer.fillsCart();
  await paysByGoogle(payer);
  await payer.question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(payer.problem('payment.error-cancelled')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: payer.say('cart.to-checkout') })).toBeVisible();
});

test('a customer of Google who comes back from the bank’s page finds the wallet ready and the cart free', async ({
  page,
  payer,
}) => {
  await leavesForBank(payer);
  await page.goBack();
  const wallet = page.getByRole('main').getByRole('button', { name: 'Google Pay' });
  await expect(wallet).toBeEnabled();
  await expect(wallet).not.toHaveAttribute('aria-busy', 'true');
  await changesQuantity(payer);
});

test('a customer of Google whose network was lost at the bank finds the cart free once it is back', async ({
  page,
  payer,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await leavesForBank(payer);
  const lost = /(cancelOnlinePayment|onlinePaymentState)$/;
  const asked: string[] = [];
  await page.route(lost, (route) => {
    asked.push(lost.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await page.goBack();
  await expect.poll(() => asked).toContain('onlinePaymentState');
  expect((await cartOf(page))?.cartState).toBe('Frozen');
  await page.unroute(lost);
  await page.reload();
  await changesQuantity(payer);
});

test('the wallet shows the total with shipping, and a refused card leaves the cart as it was', async ({
  page,
  payer,
}) => {
  await useGooglePay(page, `simulated-wallet:${CARDS.refused}`);
  const { price } = await payer.fillsCart();
  const subtotal = (price.discounted ?? price.value).centAmount;
  await paysByGoogle(payer);
  await expect(payer.problem('payment.error-refused')).toBeVisible();
  const requested = await page.evaluate<Requested>('globalThis.requested');
  expect(requested.shippingAddressParameters.allowedCountryCodes).toEqual(['DE']);
  expect(requested.transactionInfo).toMatchObject({
    currencyCode: 'EUR',
    totalPrice: ((subtotal + shippingCost('DE', subtotal, false)) / 100).toFixed(2),
  });
  expect(await page.evaluate('globalThis.answered')).toMatchObject({ transactionState: 'ERROR' });
  await expect(payer.button('payment.simulated-google-pay')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: payer.say('cart.to-checkout') })).toBeVisible();
});
