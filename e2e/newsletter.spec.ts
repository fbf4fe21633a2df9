import type { Page } from '@playwright/test';
import { ACCOUNT_SHOPS, AccountHolder } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { expect, MAILBOX_URL, shopLink, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

interface Mail {
  readonly to: string;
  readonly template: string;
  readonly link: string;
  readonly message: { readonly html: string; readonly headers: Readonly<Record<string, string>> };
}

const newAddress = (): string => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

/** Returns the configured path of a page in the language of the page that is open. */
const slugOf = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => {
    const boot = document.getElementById('boot')?.textContent ?? '{}';
    return (JSON.parse(boot) as { config: { slugs: Record<string, string> } }).config.slugs[name] ?? '';
  }, key);

/** Waits for the mail that asks to confirm the newsletter. */
async function optInTo(page: Page, to: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(MAILBOX_URL)).json()) as Mail[];
      found = mails.find((mail) => mail.to === to && mail.template === 'newsletter-opt-in');
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${to}`);
  return found;
}

for (const { country, ...options } of ACCOUNT_SHOPS) {
  test(`a visitor signs up in the footer, confirms by mail and ends it with a click in ${country}`, async ({
    page,
  }) => {
    const shopper = new AccountHolder(page, country, options);
    const { say } = shopper;
    const email = newAddress();
    await shopper.goTo('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const field = shopper.field('newsletter.email');
    // The form works once its code has come; what is typed into it before may be lost.
    await expect(async () => {
      await field.fill('nobody');
      await field.press('Enter');
      await expect(page.getByText(say('newsletter.invalid'))).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.fill(email);
    await field.press('Enter');
    await expect(page.getByText(say('newsletter.requested', { email }))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    const mail = await optInTo(page, email);
    await page.goto(shopLink(mail.link));
    await expect(page.getByRole('heading', { level: 1, name: say('newsletter.confirmed-title') })).toBeVisible();

    const [, optOut = ''] = /href="([^"]+#[\w-]{20,})"/.exec(mail.message.html) ?? [];
    const token = (mail.message.headers['List-Unsubscribe'] ?? '').slice(1, -1).split('/').at(-1) ?? '';
    expect(optOut).toContain(`#${token}`);
    // Without the link of a newsletter the page explains what to do, and confirms nothing.
    await page.goto(shopLink(optOut).replace(/#.*/, ''));
    await expect(page.getByText(shopper.say('newsletter.opt-out-without-token'))).toBeVisible();
    await expect(shopper.button('newsletter.opt-out-submit')).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(shopper.field('newsletter.email')).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto(shopLink(optOut));
    await shopper.button('newsletter.opt-out-submit').click();
    await expect(page.getByText(say('newsletter.opt-out-done'))).toBeVisible();
  });
}

test('the checkout offers the newsletter unticked in Hungary, and not in Germany', async ({ page }) => {
  const hungarian = new Shopper(page, 'HU');
  await hungarian.findsProduct({ department: 2 });
  await hungarian.addsToCart();
  await hungarian.goesToCheckout();
  const box = page.getByRole('checkbox', { name: hungarian.say('newsletter.checkout', { brand: 'Ferrum' }) });
  await expect(box).not.toBeChecked();
  await hungarian.givesAddress();
  const email = newAddress();
  await hungarian.field('addresses.email').fill(email);
  await box.check();
  await hungarian.continuesToPayment();
  await optInTo(page, email);

  const german = new Shopper(page, 'DE');
  await german.findsProduct({ department: 2 });
  await german.addsToCart();
  await german.goesToCheckout();
  await expect(
    page.getByRole('checkbox', { name: german.say('newsletter.checkout', { brand: 'Ferrum' }) }),
  ).toHaveCount(0);
});

test('the checkout offers no newsletter to a customer, who has a page for it', async ({ page }) => {
  const customer = new Customer(page, 'HU');
  await customer.signsUp();
  await customer.fillsCart();
  await customer.goTo('/checkout/addresses');
  await expect(customer.field('addresses.email')).toHaveValue(customer.email);
  await expect(page.getByText(customer.say('newsletter.checkout', { brand: 'Ferrum' }))).toHaveCount(0);
});

test('a link that leads to another host leads home', async ({ page }) => {
  const hash = Buffer.from(JSON.stringify({ redirect_to: 'https://evil.example/' })).toString('base64');
  await page.goto(shopUrl('SK', `/exConsents/confirm?hash=${encodeURIComponent(hash)}`));
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const { country, ...options } of ACCOUNT_SHOPS) {
  test(`a customer chooses channels on the page "My newsletter" in ${country}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/);
    const person = new AccountHolder(page, country, options);
    const { say } = person;
    const channel = (name: string) =>
      page.getByRole('checkbox', { name: say(`newsletter.channel-${name}`), exact: true });
    await person.goTo('/create-account');
    await person.registers();
    await person.goTo('/my-account/my-newsletter');
    await expect(page.getByRole('heading', { level: 1, name: say('account.my-newsletter') })).toBeVisible();
    const boxes = page.getByRole('main').getByRole('checkbox');
    await expect(boxes).toHaveCount(6);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await channel('newsletter').check();
    const phone = person.field('newsletter.phone');
    await expect(phone).toHaveCount(0);
    await channel('soft-sms').check();
    await person.button('account.save').click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(new RegExp(say('newsletter.error-phone')));
    expect(await accessibilityViolations(page)).toEqual([]);
    await phone.fill('+49 (0) 30 123456-78');
    await person.button('account.save').click();
    // The address is confirmed already, so the newsletter needs no second mail.
    await expect(page.getByText(say('account.saved'))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    // The form above the footer is for visitors, also on a page from a cache.
    await expect(person.field('newsletter.email')).toHaveCount(0);
    await person.goTo('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(person.field('newsletter.email')).toHaveCount(0);
    await person.goTo(`/${await slugOf(page, 'newsletter')}`);
    await expect(person.field('newsletter.email')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('account.my-newsletter'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/my-account\/my-newsletter$/);
    await expect(channel('newsletter')).toBeChecked();
    await expect(channel('soft-sms')).toBeChecked();
    await expect(channel('sms')).not.toBeChecked();
    await expect(phone).toHaveValue('+493012345678');
    await channel('soft-sms').uncheck();
    await expect(phone).toHaveCount(0);
    await person.button('account.save').click();
    await expect(page.getByText(say('account.saved'))).toBeVisible();
    await page.reload();
    await channel('sms').check();
    await expect(phone).toHaveValue('');
  });
}
