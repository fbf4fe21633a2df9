import type { Browser, Page } from '@playwright/test';
import { ACCOUNT_SHOPS, AccountHolder, type HolderOptions, PASSWORD } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import type { Buyer } from './addresses.js';
import { callShop, cartOf } from './call-shop.js';
import { mailedLink } from './invited.js';
import { payableProduct } from './purchase-pages.js';
import { expect, MAILBOX_URL, shopUrl, test } from './shop.js';

const NEW_PASSWORD = 'silver-ladle-71';

/** The pages of the simulated providers are not on the shop's host. */
const PROVIDER = /^request to 127\.0\.0\.1$/;

/** The section of the profile with this title. */
const section = ({ page, say }: AccountHolder, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: say(title), exact: true }) })
    .last();

async function registered(page: Page, country: Buyer, options: HolderOptions): Promise<AccountHolder> {
  const person = new AccountHolder(page, country, options);
  await person.goTo('/create-account');
  await person.registers();
  return person;
}

/** The same person on a second device: another browser with a cookie jar of its own. */
async function onPhone(browser: Browser, person: AccountHolder): Promise<AccountHolder> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const language = person.locale.slice(0, 2);
  const phone = new AccountHolder(await context.newPage(), person.country, { language });
  Object.assign(phone, { email: person.email });
  await phone.goTo('/login');
  await phone.signsIn(PASSWORD);
  await expect(phone.page.getByText(phone.say('account.signed-in', { name: 'Jana' }))).toBeVisible();
  return phone;
}

/** Waits for the sandbox's mailbox to have mails of these kinds to an address. */
const expectMails = (page: Page, to: string, templates: readonly string[]) =>
  expect
    .poll(async () => {
      const mails = (await (await page.request.get(MAILBOX_URL)).json()) as { to: string; template: string }[];
      const found = mails.filter((mail) => mail.to === to).map(({ template }) => template);
      return templates.filter((template) => !found.includes(template));
    })
    .toEqual([]);

/** Signs in through the simulated Google as the person with this account's e-mail address. */
async function continuesWithGoogle(person: AccountHolder): Promise<void> {
  const { page, say, email } = person;
  await person.goTo('/login');
  await page.getByRole('link', { name: say('social.google') }).click();
  const allow = page.getByRole('link', { name: 'Allow', exact: true }).first();
  const address = new URL((await allow.getAttribute('href')) ?? '', page.url());
  address.searchParams.set('as', email);
  await page.goto(address.href);
}

for (const { country, ...options } of ACCOUNT_SHOPS) {
  test(`${country}: a new password replaces the old one, is reported by mail and signs out the other devices`, async ({
    browser,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[01]/);
    const person = await registered(page, country, options);
    const phone = await onPhone(browser, person);
    await phone.goTo('/my-account/my-profile');
    await expect(phone.field('account.first-name')).toHaveValue('Jana');

    await person.goTo('/my-account/my-profile');
    const form = section(person, 'account.password-title');
    const current = person.field('account.current-password', form);
    await current.fill('not-the-password-1');
    await person.field('account.new-password', form).fill(NEW_PASSWORD);
    await form.getByRole('button', { name: person.say('account.new-password-save') }).click();
    await expect(current).toHaveAccessibleDescription(person.say('account.error-wrong-password'));
    await current.fill(PASSWORD);
    await form.getByRole('button', { name: person.say('account.new-password-save') }).click();
    await expect(page.getByText(person.say('account.password-changed-others'))).toBeVisible();
    await expect(current).toHaveValue('');
    await expectMails(page, person.email, ['password-changed']);
    // This device stays signed in.
    await page.reload();
    await expect(person.field('account.first-name')).toHaveValue('Jana');

    // The other device is a visitor's, and comes back to the page with the new password.
    await phone.page.reload();
    await expect(phone.page).toHaveURL(shopUrl(country, phone.home));
    await phone.header.click();
    await phone.signsIn(PASSWORD);
    await expect(phone.page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
    await phone.signsIn(NEW_PASSWORD);
    await expect(phone.page).toHaveURL(shopUrl(country, phone.home));
    await phone.page.context().close();
  });

  test(`${country}: a new e-mail address is confirmed at both addresses, and signs in`, async ({
    browser,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[01]/);
    const person = await registered(page, country, options);
    const next = `new-${person.email}`;
    await person.goTo('/my-account/my-profile');
    const form = section(person, 'account.email-title');
    const change = form.getByRole('button', { name: person.say('account.change-email') });
    await person.field('account.new-email', form).fill(person.email);
    await person.field('account.current-password', form).fill(PASSWORD);
    await change.click();
    await expect(person.field('account.new-email', form)).toHaveAccessibleDescription(
      person.say('account.error-same-address'),
    );
    await person.field('account.new-email', form).fill(next);
    await change.click();
    await expect(page.getByText(person.say('entry.email-change-sent'))).toBeVisible();

    // The present address is confirmed first, on a phone that is not signed in.
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(await mailedLink(person.email, 'email-change'));
    await expect(phone.getByText(person.say('entry.email-change-half'))).toBeVisible();
    expect(phone.url()).not.toContain('token');
    await phone.context().close();
    await page.reload();
    await expect(form).toContainText(person.email);

    await page.goto(await mailedLink(next, 'email-confirmation'));
    await expect(page.getByText(person.say('account.email-now-confirmed'))).toBeVisible();
    await expect(form).toContainText(`${next} (${person.say('account.email-confirmed')})`);
    expect(page.url()).not.toContain('token');
    expect(await accessibilityViolations(page)).toEqual([]);
    await expectMails(page, person.email, ['email-changed']);
    await expectMails(page, next, ['email-changed']);

    await person.signsOut();
    await person.goTo('/login');
    await person.signsIn(PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
    await person.field('account.email').fill(next);
    await person.button('account.sign-in').click();
    await expect(page).toHaveURL(shopUrl(country, person.home));
  });

  test(`${country}: a customer ends the session of another device, whose page goes on as a visitor's`, async ({
    browser,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/);
    const person = await registered(page, country, options);
    const phone = await onPhone(browser, person);
    const { sku } = await payableProduct(phone.page);
    await callShop(phone.page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
    await phone.goTo('/my-account/my-profile');
    await expect(phone.field('account.first-name')).toHaveValue('Jana');

    await person.goTo('/my-account/my-profile');
    const list = section(person, 'entry.sessions-title');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').filter({ hasText: person.say('entry.sessions-current') })).toHaveCount(1);
    await list
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${person.say('account.sign-out')}`) })
      .click();
    await expect(page.getByText(person.say('entry.sessions-ended'))).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    // This device keeps the account and its cart.
    expect((await cartOf(page))?.lineItems.map((line) => line.sku)).toEqual([sku]);

    // The open page of the other device: what it sends is refused, and it leads to the sign-in and back.
    await phone.field('account.first-name').fill('Janka');
    await phone.button('account.save').first().click();
    await expect(phone.page).toHaveURL(/\/login\?to=%2Fmy-account%2Fmy-profile$/);
    await expect(phone.page.getByRole('alert').filter({ hasText: person.say('account.signed-out') })).toBeVisible();
    expect(await cartOf(phone.page)).toBeNull();
    await phone.goTo('/');
    await expect(phone.header).toBeVisible();
    await callShop(phone.page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 3 }] });
    expect((await cartOf(phone.page))?.lineItems.map((line) => line.quantity)).toEqual([3]);
    await phone.goTo('/my-account/my-profile');
    await expect(phone.page).toHaveURL(shopUrl(country, phone.home));
    await phone.page.context().close();
  });

  test(`${country}: a customer links Google by the password once, and unlinks it on the profile`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(PROVIDER);
    pageErrors.allow(/status of 401/);
    const person = await registered(page, country, options);
    await person.signsOut();
    await continuesWithGoogle(person);
    await expect(page.getByRole('alert').filter({ hasText: person.say('social.password') })).toBeVisible();
    await person.signsIn(PASSWORD);
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await person.signsOut();

    await continuesWithGoogle(person);
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await person.goTo('/my-account/my-profile');
    const linked = section(person, 'social.linked');
    const password = person.field('account.current-password', linked);
    const remove = linked.getByRole('button', { name: person.say('social.unlink', { name: 'Google' }) });
    expect(await accessibilityViolations(page)).toEqual([]);
    await password.fill('not-the-password-1');
    await remove.click();
    await expect(linked.getByRole('alert')).toContainText(person.say('error.sign-in-failed'));
    await password.fill(PASSWORD);
    await remove.click();
    await expect(page.getByText(person.say('social.unlinked', { name: 'Google' }))).toBeVisible();
    await expect(linked).toHaveCount(0);

    await person.signsOut();
    await continuesWithGoogle(person);
    await expect(page.getByRole('alert').filter({ hasText: person.say('social.password') })).toBeVisible();
  });
}
