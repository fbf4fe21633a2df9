import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countrySeeds } from '@manifold/config-seeds/countries';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { TEXTS } from '../../../../sandbox/outside-world/payment-provider/browser/texts-by-locale.js';
import { DropInShop } from '../../../../sandbox/outside-world/payment-provider/testing/drop-in-shop.js';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { providerLocale } from './provider-payment.js';

const SANDBOX_OFF = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const LOCALES = countrySeeds.flatMap(({ countryCode, locales }) => locales.map(({ locale }) => [locale, countryCode]));

let provider: TestProvider;
let shop: DropInShop;
let shopUrl: string;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  provider = await TestProvider.start();
  shop = new DropInShop(provider.library(), new URL(provider.url).port);
  shopUrl = await shop.start();
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: SANDBOX_OFF });
  // One context, so that the library is loaded once.
  context = await browser.newContext();
});
afterAll(async () => {
  await browser.close();
  shop.close();
  await provider.close();
});

/** Returns the label of the card number in the language of a locale. */
function labelIn(locale: string): string {
  const language = providerLocale(locale).slice(0, 2);
  const found = Object.entries(TEXTS).find(([name]) => name.startsWith(language));
  return found?.[1].number ?? 'Card number';
}

describe('the card fields', () => {
  it('are in Norwegian under the general code of the language', () => {
    expect(providerLocale('nb-NO')).toBe('no-NO');
    expect(LOCALES).toHaveLength(28);
  });

  it.each(LOCALES)('speak the language of %s', async (locale = '', countryCode = '') => {
    const page = await context.newPage();
    await page.goto(`${shopUrl}/?country=${countryCode}&locale=${providerLocale(locale)}`);
    // There the law forbids to choose a method for the shopper.
    if (countryCode === 'FI') await page.getByRole('radio').first().click();
    const label = labelIn(locale);
    await page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox', { name: label }).waitFor();
    expect(label === 'Card number').toBe(locale.startsWith('en-'));
    await page.close();
  });
});
