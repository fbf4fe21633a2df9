import type { Locator, Page } from '@playwright/test';
import type { Buyer } from './addresses.js';
import { accessibilityViolations, pagesWithProblems } from './axe.js';
import { departmentPaths } from './catalogue.js';
import { ConsoleUser } from './console.js';
import { storesIn, visitPurchase } from './purchase-pages.js';
import { consoleUrl, expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';
import { wordsOf } from './words.js';

const WIDTHS = [
  { title: 'on a phone', viewport: { width: 390, height: 844 }, country: 'DE' },
  { title: 'on a desktop', viewport: { width: 1440, height: 900 }, country: 'SK' },
] as const satisfies readonly { title: string; viewport: object; country: Buyer }[];
/** A mixer with pictures from all sides and at work; any words before its number are accepted. */
const MIXER = '/x-ex10040001';
/** Screens of the console other than sections, each with a text that shows that it is loaded. */
const SCREENS = [
  ['Stores', 'Slovakia'],
  ['Publish', /^(Your draft is empty|Draft of)/],
  ['History', 'Seeds of the specification'],
] as const;

/** Returns the violations in the dialog that this button opens, and closes it. */
async function violationsInDialog(page: Page, opener: Locator): Promise<string[]> {
  // The button is in the server's page; it works once its code is loaded.
  await expect(async () => {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  const violations = await accessibilityViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return violations;
}

/** The field of the provider's form, which is loaded when the shopper scrolls to it. */
const cardNumber = (page: Page): Locator =>
  page.frameLocator('[data-cse="encryptedCardNumber"] iframe').getByRole('textbox', { disabled: false });

test.describe('in two more languages', () => {
  const [{ viewport }] = WIDTHS;
  test.use({ viewport });
  test.setTimeout(120_000);

  for (const store of storesIn('bg-BG', 'fr-CH')) {
    test(`every page of a purchase is accessible in ${store.locale} on a phone`, async ({ page }) => {
      const violations: Record<string, string[]> = {};
      await visitPurchase(page, store, async (name) => {
        // The provider's form shows pale labels until its card fields are ready.
        if (name === 'payment') await expect(cardNumber(page)).toBeVisible();
        violations[name] = await accessibilityViolations(page);
      });
      expect(pagesWithProblems(violations)).toEqual([]);
    });
  }
});

test.describe('dialogs and drawers of a page', () => {
  test.use({ viewport: WIDTHS[0].viewport });
  test.setTimeout(120_000);

  for (const { countryCode, locale, prefix } of storesIn('de-DE', 'el-GR', 'hu-HU')) {
    test(`a product's extras and the filters are accessible in ${locale}`, async ({ page }) => {
      const say = wordsOf(locale);
      const violations: Record<string, string[]> = {};
      await page.goto(shopUrl(countryCode, `${prefix}${MIXER}`));
      await page.getByRole('region', { name: say('reviews.title') }).scrollIntoViewIfNeeded();
      await page.locator('summary').first().click();
      violations['product'] = await accessibilityViolations(page, 'main');
      for (const view of ['motion.turn', 'motion.film']) {
        violations[view] = await violationsInDialog(page, page.getByRole('button', { name: say(view) }));
      }
      const [department = ''] = await departmentPaths(page, locale);
      await page.goto(shopUrl(countryCode, department));
      await page.getByRole('button', { name: say('listing.filter') }).click();
      await expect(page.getByRole('spinbutton').first()).toBeVisible();
      violations['filters'] = await accessibilityViolations(page, 'main');
      expect(pagesWithProblems(violations)).toEqual([]);
    });
  }

  for (const host of ['de', 'gb.halden']) {
    test(`every component is accessible at ${host}`, async ({ page }) => {
      await page.goto(shopUrl(host, '/components'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  }
});

for (const { title, viewport, country } of WIDTHS) {
  test.describe(title, () => {
    test.use({ viewport });
    test.setTimeout(120_000);

    test(`every page from the home page to an order in ${country} is accessible ${title}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/status of 404/);
      const shopper = new Shopper(page, country);
      const violations: Record<string, string[]> = {};
      const look = async (name: string) => (violations[name] = await accessibilityViolations(page));
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
      await shopper.paysBy('bank-transfer');
      await look('payment');
      await shopper.placesOrder();
      await shopper.thankYou();
      await look('thank-you');
      await shopper.goTo('/nothing-like-this');
      await look('unknown page');
      expect(pagesWithProblems(violations)).toEqual([]);
    });

    test(`the console is accessible ${title}`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 401/);
      const violations: Record<string, string[]> = {};
      await page.goto(consoleUrl());
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      violations['sign-in'] = await accessibilityViolations(page);
      const user = new ConsoleUser(page, 'admin');
      await user.signsIn();
      for (const [screen, sign] of SCREENS) {
        await user.opens(screen);
        await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
        violations[screen] = await accessibilityViolations(page);
      }
      expect(pagesWithProblems(violations)).toEqual([]);
    });
  });
}
