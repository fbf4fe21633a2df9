import { ConsoleUser } from './console.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

/** The values to type for a new country. All others are copied from the most similar store. */
const COUNTRIES = [
  {
    name: 'Estonia',
    code: 'EE',
    zone: 'Europe/Tallinn',
    like: 'Finland',
    taxRate: '24',
    vat: '123456789',
    pattern: '\\d{5}',
    postal: '10111',
  },
  {
    name: 'Latvia',
    code: 'LV',
    zone: 'Europe/Riga',
    like: 'Lithuania',
    taxRate: '21',
    vat: '12345678901',
    pattern: '\\d{4}',
    postal: '1050',
  },
] as const;

for (const { name, code, zone, like, taxRate, vat, pattern, postal } of COUNTRIES) {
  test(`${name} is opened in the console and can sell at once`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of (401|421)/);
    // The country's own locale, not that of Great Britain.
    const say = wordsOf(`en-${code}`);
    const admin = new ConsoleUser(page, 'admin');
    await admin.signsInAsInvited(`Nora ${name}`);
    await page.getByRole('link', { name: 'Open a new country' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New country' })).toBeVisible();
    const fill = (label: string | RegExp, text: string) => page.getByRole('textbox', { name: label }).fill(text);
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Most similar store', like);
    await fill('Country', code);
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveText(zone);
    await page.getByRole('button', { name: 'Next' }).click();
    await choose('Language', 'English');
    await expect(page.getByRole('textbox', { name: 'Production host' })).toHaveValue(
      `www.ferrum-machines.${code.toLowerCase()}`,
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await fill('Standard VAT rate, %', taxRate);
    await fill('Example of a VAT number, without prefix', vat);
    await fill('Postal code, as a regular expression', pattern);
    await fill('Example of a postal code', postal);
    await page.getByRole('button', { name: 'Create draft' }).click();

    // A second person must approve the hosts of a store.
    await admin.getsApproval();
    await admin.publishesDraft(`The first shop of ${name}`);

    const home = await page.goto(shopUrl(code));
    expect(home?.status()).toBe(200);
    // The bank account is still empty, so products that are sent by freight cannot be paid yet.
    const { path } = await payableProduct(page);
    await page.getByRole('main').locator('article').getByRole('link').first().click();
    await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
    await page.goto(shopUrl(code, path));
    await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
    await page
      .getByRole('button', { name: say('add-to-cart.add'), exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('cart.to-cart') })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('cart.to-checkout') })
      .click();
    await expect(page.getByRole('textbox', { name: new RegExp(`^${say('addresses.email')}`) })).toBeVisible();
  });
}
