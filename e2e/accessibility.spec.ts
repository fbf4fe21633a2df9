import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Buyer } from './addresses.js';
import { ConsoleUser } from './console.js';
import { storesIn, visitPurchase } from './purchase-pages.js';
import { consoleUrl, expect, test } from './shop.js';
import { Shopper } from './shopper.js';

const WIDTHS = [
  { title: 'on a phone', viewport: { width: 390, height: 844 } },
  { title: 'on a desktop', viewport: { width: 1440, height: 900 } },
] as const;
const COUNTRIES: readonly Buyer[] = ['SK', 'DE'];
/** The console's screens, each with a text by which one sees that it is filled. */
const SCREENS = [
  ['Stores', 'Slovakia'],
  ['Brands', 'Halden'],
  ['Cash on delivery', 'Slovakia'],
  ['Shipping cost', 'EUR'],
  ['Publish', /^(Your draft is empty|Draft of)/],
  ['History', 'Seeds of the specification'],
] as const;

/** What axe finds wrong with the page as it stands, each with the place of its first fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`);
}

test.describe('in four more languages', () => {
  const [{ viewport }] = WIDTHS;
  test.use({ viewport });
  test.setTimeout(120_000);

  for (const store of storesIn('el-GR', 'bg-BG', 'hu-HU', 'fr-FR')) {
    test(`everybody can use every page of a purchase in ${store.locale} on a phone`, async ({ page }) => {
      const faults: Record<string, string[]> = {};
      await visitPurchase(page, store, async (name) => {
        faults[name] = await faultsOf(page);
      });
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    });
  }
});

for (const { title, viewport } of WIDTHS) {
  test.describe(title, () => {
    test.use({ viewport });
    test.setTimeout(120_000);

    for (const country of COUNTRIES) {
      test(`everybody can use every page on the way to an order in ${country} ${title}`, async ({
        page,
        complaints,
      }) => {
        complaints.forgive(/status of 404/);
        const shopper = new Shopper(page, country);
        const faults: Record<string, string[]> = {};
        const look = async (name: string) => (faults[name] = await faultsOf(page));
        await shopper.goTo('/');
        await look('home');
        await shopper.findsCategory();
        await look('category');
        await shopper.opensCheapest();
        await look('product');
        await shopper.addsToCart();
        await look('cart');
        await shopper.goesToCheckout();
        await look('addresses');
        await shopper.button('addresses.submit').click();
        await expect(shopper.field('addresses.email')).toHaveAttribute('aria-invalid', 'true');
        await look('addresses with mistakes');
        await shopper.givesAddress();
        await shopper.continuesToPayment();
        await shopper.way('bank-transfer').check();
        await look('payment');
        await shopper.placesOrder();
        await shopper.thankYou();
        await look('thank-you');
        await shopper.goTo('/nothing-like-this');
        await look('unknown page');
        expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
      });
    }

    test(`everybody can use the console ${title}`, async ({ page, complaints }) => {
      complaints.forgive(/status of 401/);
      const faults: Record<string, string[]> = {};
      await page.goto(consoleUrl());
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      faults['sign-in'] = await faultsOf(page);
      const user = new ConsoleUser(page, 'admin');
      await user.signsIn();
      for (const [screen, sign] of SCREENS) {
        await user.opens(screen);
        await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
        faults[screen] = await faultsOf(page);
      }
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    });
  });
}
