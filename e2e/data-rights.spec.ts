import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ACCOUNT_SHOPS, AccountHolder, type HolderOptions, PASSWORD } from './account-holder.js';
import type { Buyer } from './addresses.js';
import { accessibilityViolations } from './axe.js';
import { chooseInMenu, ConsoleUser } from './console.js';
import { mailedLink } from './invited.js';
import { expect, MAILBOX_URL, shopUrl, test } from './shop.js';
import { tabTo } from './tab-to.js';

/** The card of the profile with this title. */
const card = (person: AccountHolder, title: string): Locator =>
  person.page
    .locator('section')
    .filter({ has: person.page.getByRole('heading', { name: person.say(title), exact: true }) })
    .last();

async function registered(page: Page, country: Buyer, options: HolderOptions = {}): Promise<AccountHolder> {
  const person = new AccountHolder(page, country, options);
  await person.goTo('/create-account');
  await person.registers();
  return person;
}

for (const { country, ...options } of ACCOUNT_SHOPS) {
  test(`${country}: a customer downloads their data with a mailed link, on another device too`, async ({
    browser,
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[01]/);
    const person = await registered(page, country, options);
    await person.goTo('/my-account/my-profile');
    const form = card(person, 'your-data.export-title');
    const password = person.field('account.current-password', form);
    await password.fill('not-the-password-1');
    await form.getByRole('button', { name: person.say('your-data.export-send') }).click();
    await expect(form.getByRole('alert')).toContainText(person.say('error.sign-in-failed'));
    await password.fill(PASSWORD);
    await form.getByRole('button', { name: person.say('your-data.export-send') }).click();
    await expect(page.getByText(person.say('your-data.export-sent', { email: person.email }))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    const link = await mailedLink(person.email, 'data-export-ready');
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(link);
    await expect(phone.getByText(person.say('your-data.sign-in-first'))).toBeVisible();
    const signIn = phone.getByRole('main');
    await person.field('account.email', signIn).fill(person.email);
    await person.field('account.password', signIn).fill(PASSWORD);
    await signIn.getByRole('button', { name: person.say('account.sign-in'), exact: true }).click();
    await expect(phone.getByText(person.say('your-data.file-ready'))).toBeVisible();
    expect(phone.url()).not.toContain('token');
    const downloading = phone.waitForEvent('download');
    await phone.getByRole('button', { name: person.say('your-data.download') }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { profile: { email: string } };
    expect(data.profile.email).toBe(person.email);
    await expect(phone.getByText(person.say('your-data.downloaded'))).toBeVisible();
    await phone.context().close();

    await page.goto(link);
    await person.button('your-data.download').click();
    await expect(page.getByRole('alert').filter({ hasText: person.say('your-data.link-used') })).toBeVisible();
  });

  test(`${country}: a customer deletes the account with the keyboard alone, is logged out everywhere and gets a mail`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/);
    const person = await registered(page, country, options);
    await person.goTo('/my-account/my-profile');
    const form = card(person, 'your-data.delete-title');
    await expect(form).toContainText(person.say('your-data.delete-kept'));
    await tabTo(page, person.field('account.current-password', form));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, form.getByRole('button', { name: person.say('your-data.delete-submit') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: person.say('your-data.deleted-title') })).toBeVisible();
    await expect(page.getByText(person.say('your-data.deleted-lead', { email: person.email }))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect
      .poll(async () => {
        const mails = (await (await page.request.get(MAILBOX_URL)).json()) as { template: string; to: string }[];
        return mails.some(({ template, to }) => template === 'account-deleted' && to === person.email);
      })
      .toBe(true);
    await person.goTo('/my-account/my-profile');
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await person.goTo('/login');
    await person.signsIn(PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
  });
}

test('staff see requests with their deadlines, and no customer', async ({ page, browser }) => {
  const person = await registered(page, 'SK');
  await person.goTo('/my-account/my-profile');
  const form = card(person, 'your-data.export-title');
  await person.field('account.current-password', form).fill(PASSWORD);
  await form.getByRole('button', { name: person.say('your-data.export-send') }).click();
  await mailedLink(person.email, 'data-export-ready');

  const desk = await (await browser.newContext()).newPage();
  await new ConsoleUser(desk, 'operations').signsIn();
  await chooseInMenu(desk, 'Data requests');
  await expect(desk.getByRole('heading', { name: 'Data requests' })).toBeVisible();
  await desk.getByRole('tab', { name: 'All' }).click();
  const newest = desk.getByRole('row').filter({ hasText: 'Copy of the data' }).first();
  await expect(newest).toContainText('SK · ferrum_sk');
  await expect(newest).toContainText('link sent');
  await expect(desk.getByRole('main')).not.toContainText(person.email);
  expect(await accessibilityViolations(desk, 'main')).toEqual([]);
  await desk.context().close();
});
