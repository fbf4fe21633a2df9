import { builtFile } from './built-file.js';
import { CARDS, Payer } from './payer.js';
import { expect, test } from './shop.js';

test.describe.configure({ timeout: 180_000 });

const DROP_IN = 'src/features/payment/online/drop-in.ts';
/** Longer than the shop itself waits for a page or the provider's form. */
const LOADED_MS = 60_000;
const LATENCY_MS = 400;
const BYTES_PER_SECOND = 400_000 / 8;

/** A payer whose phone has a bad connection, as in the browser's "Slow 3G". */
class SlowPayer extends Payer {
  private async losesSpeed(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.enable');
    // The page that filled the cart has loaded the scripts that all pages share.
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
  }

  /** Fills the cart, then goes slowly from the addresses to the payment. */
  async goesToSlowPayment(): Promise<void> {
    await this.fillsCart();
    await this.losesSpeed();
    await this.goTo('/checkout/addresses');
    await expect(this.field('addresses.email')).toBeVisible({ timeout: LOADED_MS });
    await this.givesAddress();
    await this.button('addresses.submit').click();
    await expect(this.button('payment.place')).toBeVisible({ timeout: LOADED_MS });
  }
}

test('a guest on slow 3G orders by bank transfer while the payment script is still loading', async ({ page }) => {
  const guest = new SlowPayer(page, 'SK');
  let finishLoading: () => void = () => undefined;
  const isOrdered = new Promise<void>((resolve) => (finishLoading = resolve));
  const asked = page.waitForRequest(`**${builtFile(DROP_IN)}`, { timeout: LOADED_MS * 2 });
  await page.route(`**${builtFile(DROP_IN)}`, async (route) => {
    await isOrdered;
    // The page that asked may be gone.
    await route.continue().catch(() => undefined);
  });
  await guest.goesToSlowPayment();
  await asked;
  await guest.paysBy('bank-transfer');
  await guest.placesOrder();
  expect(await guest.thankYou()).toMatch(/^SK-\d+$/);
  finishLoading();
});

test('a guest on slow 3G sees that the payment form is loading, and pays by card', async ({ page }) => {
  const guest = new SlowPayer(page, 'SK');
  await guest.goesToSlowPayment();
  await expect(page.getByRole('status').filter({ hasText: guest.say('payment.online-loading') })).toBeAttached();
  await expect(guest.form.locator('.adyen-checkout__payment-method').first()).toBeVisible({ timeout: LOADED_MS });
  await guest.choosesMethod('scheme');
  await guest.entersCard(CARDS.authorised);
  await guest.placesOrder();
  expect(await guest.thankYou()).toMatch(/^SK-\d+$/);
});
