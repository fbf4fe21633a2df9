import type { Page } from '@playwright/test';
import { PASSWORD, shopsOf } from './account-holder.js';
import { addresses, type Buyer } from './addresses.js';
import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { mailedLink } from './invited.js';
import { layoutProblems } from './layout-problems.js';
import { expect, shopUrl, test } from './shop.js';
import { tabTo } from './tab-to.js';

interface AccountShop {
  readonly country: Buyer;
  readonly language?: string;
}

const SHOPS: readonly AccountShop[] = [
  { country: 'SK' },
  { country: 'DE' },
  { country: 'CH', language: 'fr' },
  { country: 'HU' },
  { country: 'GR' },
  { country: 'PL' },
];
/** A second language, long words and another alphabet. */
const STORES = shopsOf(SHOPS, ['CH', 'HU', 'GR']);

/** Greece offers no bank transfer. */
const methodIn = (country: Buyer) => (country === 'GR' ? 'cash-on-delivery' : 'bank-transfer');

const VISITORS_PAGES = [
  '/login',
  '/login?problem=password',
  '/create-account',
  '/password-reset',
  '/password-reset/change-password?token=unknown',
  '/checkout/login',
];

/** A page of the account, with a text or field that shows that it has loaded. */
const CUSTOMERS_PAGES: readonly (readonly [
  path: string,
  loaded: (customer: Customer) => ReturnType<Page['locator']>,
])[] = [
  ['/my-account/my-profile', ({ page, say }) => page.getByText(say('entry.sessions-current'))],
  ['/my-account/my-orders', ({ page }) => page.getByRole('article')],
  ['/my-account/shipping-details', (customer) => customer.button('account.add-address')],
  ['/my-account/billing-details', (customer) => customer.button('account.add-address')],
  ['/my-account/my-newsletter', ({ page }) => page.getByRole('main').getByRole('checkbox').first()],
  ['/my-account/my-reviews', ({ page }) => page.getByRole('main').getByRole('heading', { level: 2 }).first()],
  ['/my-account/loyalty-card', (customer) => customer.button('loyalty-card.issue')],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.slow();

  for (const { country, language } of STORES)
    test(`every page of the account is accessible and fits the window in ${country}`, async ({ page, pageErrors }) => {
      // The channel of a cart that was ordered is closed.
      pageErrors.allow(/^WebSocket connection to .* 404$/);
      const customer = new Customer(page, country, language === undefined ? {} : { language });
      const problems: Record<string, string[]> = {};
      const look = async (name: string) => {
        const found = [...(await accessibilityViolations(page)), ...(await layoutProblems(page))];
        if (found.length > 0) problems[name] = found;
      };
      for (const path of VISITORS_PAGES) {
        await customer.goTo(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(path);
      }
      await customer.goTo('/create-account');
      await customer.button('account.create').click();
      await expect(customer.field('account.email')).toHaveAttribute('aria-invalid', 'true');
      await look('an empty registration');
      await customer.asksForAccount();
      await look('a sent registration');
      await page.goto(await mailedLink(customer.email, 'sign-up'));
      await expect(page.getByText(customer.say('entry.created', { name: 'Jana' }))).toBeVisible();
      await customer.goTo('/checkout/login');
      const { orderNumber } = await customer.orders(methodIn(country));

      for (const [path, loaded] of CUSTOMERS_PAGES) {
        await customer.goTo(path);
        await expect(loaded(customer)).toBeVisible();
        await look(path);
      }
      await customer.goTo('/my-account/shipping-details');
      await customer.button('account.add-address').click();
      await customer.button('account.save').click();
      await expect(customer.field('addresses.field-street')).toHaveAttribute('aria-invalid', 'true');
      await look('an incomplete address');
      await customer.goTo(`/my-account/my-orders/${orderNumber.toLowerCase()}`);
      await expect(customer.button('my-orders.reorder')).toBeVisible();
      await look('an order');
      await customer.goTo('/log-out');
      await expect(page.getByRole('heading', { name: customer.say('account.signed-out') })).toBeVisible();
      await look('/log-out');
      expect(problems).toEqual({});
    });
});

test('a customer registers, signs in, adds an address, sees the orders and signs out with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const customer = new Customer(page, 'SK');
  const { say } = customer;
  const main = page.getByRole('main');
  const press = async (target: ReturnType<Page['locator']>, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const write = async (id: string, text: string) => {
    await tabTo(page, customer.field(id, main));
    await page.keyboard.insertText(text);
  };
  await page.goto(shopUrl('SK'));
  await press(customer.header);
  await expect(page).toHaveURL(/\/login$/);
  await press(main.getByRole('link', { name: say('account.create'), exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: say('account.create') })).toBeVisible();
  await write('account.first-name', 'Jana');
  await write('account.last-name', 'Nová');
  await write('account.email', customer.email);
  await write('account.password', PASSWORD);
  await press(customer.button('account.create'));
  await expect(page.getByText(say('entry.sent-lead', { email: customer.email }))).toBeVisible();
  // The link of the mail signs in; the customer signs out to sign in with the password.
  await page.goto(await mailedLink(customer.email, 'sign-up'));
  await expect(page.getByText(say('entry.created', { name: 'Jana' }))).toBeVisible();

  await press(customer.header);
  await press(customer.menuLink('account.sign-out'));
  await expect(page.getByRole('heading', { name: say('account.signed-out') })).toBeVisible();
  await press(customer.header);
  await write('account.email', customer.email);
  await write('account.password', PASSWORD);
  await press(customer.button('account.sign-in'));
  await expect(page).toHaveURL(shopUrl('SK', '/'));

  await press(customer.header);
  await press(customer.menuLink('account.my-profile'));
  await expect(customer.field('account.first-name')).toHaveValue('Jana');
  await tabTo(page, customer.field('account.first-name'));
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Mária');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('account.saved'))).toBeVisible();

  await press(main.getByRole('link', { name: say('account.shipping-details'), exact: true }));
  await press(customer.button('account.add-address'));
  for (const [id, text] of Object.entries(addresses.SK)) {
    await tabTo(page, customer.field(id, main));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  }
  await press(customer.button('account.save'));
  await expect(main.getByRole('listitem').filter({ hasText: addresses.SK['addresses.field-street'] })).toBeVisible();

  await press(main.getByRole('link', { name: say('account.my-orders'), exact: true }));
  await expect(page.getByRole('heading', { name: say('my-orders.none') })).toBeVisible();
  await press(main.getByRole('link', { name: say('account.sign-out'), exact: true }));
  await expect(page.getByRole('heading', { name: say('account.signed-out') })).toBeVisible();
});
