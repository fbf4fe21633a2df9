import { countrySeeds } from '@manifold/config-seeds/countries';
import { departmentPaths, productPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';

const LOCALES = countrySeeds.flatMap(({ locales }) => locales.map(({ locale }) => locale));

/** How a currency stands in a price of the country. */
const CURRENCY_SIGN: Readonly<Record<string, RegExp>> = {
  EUR: /€/,
  BGN: /лв|BGN/,
  CHF: /CHF/,
  GBP: /£/,
  CZK: /Kč/,
  DKK: /kr/,
  HUF: /Ft/,
  NOK: /kr/,
  PLN: /zł/,
  RON: /RON|lei/,
  SEK: /kr/,
};

for (const { countryCode, currencyCode, locales } of countrySeeds) {
  const sign = CURRENCY_SIGN[currencyCode] ?? /./;
  const [first] = locales;

  test(`${countryCode} serves home, a category, a product and the cart in ${currencyCode}`, async ({ page }) => {
    await page.goto(shopUrl(countryCode));
    await expect(page.locator('html')).toHaveAttribute('lang', first?.locale ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Another test opens countries meanwhile: those of the seeds are there, each once.
    for (const language of [...LOCALES, 'x-default'])
      await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveCount(1);

    const [department = ''] = await departmentPaths(page, first?.locale ?? '');
    await page.goto(shopUrl(countryCode, department));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();

    const [product = ''] = await productPaths(page);
    await page.goto(shopUrl(countryCode, product));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());

    await page.goto(shopUrl(countryCode, '/checkout/cart'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
