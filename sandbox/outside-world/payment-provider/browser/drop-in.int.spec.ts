import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type FrameLocator, type Page } from 'playwright-core';
import { DropInShop } from '../testing/drop-in-shop.js';
import { TestProvider } from '../testing/test-provider.js';

/** Root has no user namespace for Chromium's sandbox. */
const SANDBOX_OFF = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost';

let provider: TestProvider;
let shop: DropInShop;
let shopUrl: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let otherHosts: string[];

beforeAll(async () => {
  provider = await TestProvider.start();
  shop = new DropInShop(provider.library(), new URL(provider.url).port);
  shopUrl = await shop.start();
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...SANDBOX_OFF, NO_OTHER_HOSTS],
  });
  // One context, so that the library is loaded once.
  context = await browser.newContext();
});
afterAll(async () => {
  await browser.close();
  shop.close();
  await provider.close();
});
beforeEach(async () => {
  page = await context.newPage();
  otherHosts = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') otherHosts.push(request.url());
  });
});
afterEach(async () => {
  expect(await page.evaluate('globalThis.violations')).toEqual([]);
  await page.close();
  expect(otherHosts).toEqual([]);
});

const open = (country: string, locale = 'en-US') => page.goto(`${shopUrl}/?country=${country}&locale=${locale}`);
const field = (name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`);
const result = (): Promise<string | null> => page.locator('#result:not(:empty)').textContent();

/** Fills the card fields as a shopper does. */
async function enterCard(number: string): Promise<void> {
  await field('Card number').getByRole('textbox').pressSequentially(number);
  await field('Expiry date').getByRole('textbox').pressSequentially('0390');
  await field('Security code').getByRole('textbox').pressSequentially('737');
}

describe('the vendor’s payment form in a browser', () => {
  it('pays with a card that is not asked', async () => {
    await open('NL');
    await enterCard('4111111111111111');
    await page.getByRole('button', { name: 'Pay €123.45' }).click();
    expect(await result()).toBe('Authorised');
  });

  it('pays with a card whose browser is identified', async () => {
    await open('NL');
    await enterCard('5201281505129736');
    await page.getByRole('button', { name: 'Pay €123.45' }).click();
    expect(await result()).toBe('Authorised');
  });

  it.each([
    ['Confirm', 'Authorised'],
    ['Wrong password', 'Refused'],
    ['Cancel', 'Cancelled'],
  ])('asks the 3-D Secure question: %s', async (choice, resultCode) => {
    await open('NL');
    await enterCard('4917610000000000');
    await page.getByRole('button', { name: 'Pay €123.45' }).click();
    await page.frameLocator('iframe[name="threeDSIframe"]').getByRole('button', { name: choice }).click();
    expect(await result()).toBe(resultCode);
  });

  it('shows why a card cannot be used, and never sends a number that is no test card', async () => {
    await open('NL');
    await enterCard('4242424242424242');
    await page.getByText('Enter a valid card number').first().waitFor();
    await page.getByRole('button', { name: 'Pay €123.45' }).click();
    expect(await page.locator('#result').textContent()).toBe('');
  });

  it('goes to the bank and returns', async () => {
    await open('NL');
    await page.getByRole('radio', { name: /iDEAL/ }).click();
    await page.getByRole('button', { name: 'Continue to iDEAL' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    expect(await result()).toBe('Authorised');
  });

  it('shows a voucher in the language of the shop', async () => {
    await open('PT', 'pt-PT');
    await page.getByRole('radio', { name: /Multibanco/ }).click();
    await page.getByRole('button', { name: /Multibanco/ }).click();
    await page.getByText('12101').first().waitFor();
    await page.getByText('Entidade').first().waitFor();
  });

  it('names the card fields in the language of the shop', async () => {
    await open('NL', 'de-DE');
    await field('Kartennummer').getByRole('textbox', { name: 'Kartennummer' }).waitFor();
    await page.getByRole('button', { name: /123,45 € zahlen/ }).waitFor();
  });
});
