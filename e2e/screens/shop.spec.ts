import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Buyer } from '../addresses.js';
import { expect, test } from '../shop.js';
import { Shopper } from '../shopper.js';

const FOLDER = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));
const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
const JPEG = { type: 'jpeg', quality: 80, fullPage: true } as const;

/** German is long; Greek and Bulgarian have their own letters; Hungarian has both long words and long prices. */
const COUNTRIES: readonly Buyer[] = ['DE', 'GR', 'BG', 'HU'];

/** Scrolls through the page so that every late part is there, fetches the pictures that nobody has scrolled to, and back. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    for (const image of Array.from(document.images)) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => 0))]);
  });
}

for (const country of COUNTRIES) {
  for (const width of WIDTHS) {
    test(`ten screens of the store in ${country} at ${width} px`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      await page.setViewportSize({ width, height: HEIGHT });
      const folder = path.join(FOLDER, country.toLowerCase(), String(width));
      mkdirSync(folder, { recursive: true });
      const take = async (name: string): Promise<void> => {
        await showAll(page);
        await page.screenshot({ ...JPEG, path: path.join(folder, `${name}.jpg`) });
      };
      const shopper = new Shopper(page, country);
      await shopper.goTo('/');
      await take('01-home');
      await shopper.findsCategory();
      await take('02-category');
      await shopper.opensCheapest();
      await take('03-product');
      await shopper.addsToCart();
      await take('04-cart');
      await shopper.goesToCheckout();
      await take('05-addresses');
      await shopper.button('addresses.submit').click();
      await expect(shopper.field('addresses.email')).toHaveAttribute('aria-invalid', 'true');
      await take('06-addresses-with-mistakes');
      await shopper.givesAddress();
      await shopper.continuesToPayment();
      await page.getByRole('radio').first().check();
      await take('07-payment');
      await shopper.placesOrder();
      await shopper.thankYou();
      await take('08-thank-you');
      await shopper.goTo('/nothing-like-this');
      await take('09-unknown-page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: shopper.say('information.dispatch-information') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('information.dispatch-information'));
      await take('10-information');
    });
  }
}
