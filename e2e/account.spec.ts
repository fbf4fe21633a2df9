import { ACCOUNT_SHOPS, AccountHolder, PASSWORD } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { callShop, cartOf } from './call-shop.js';
import { holdScripts } from './hold-scripts.js';
import { mailedLink } from './invited.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { tabTo } from './tab-to.js';
import { beginning } from './words.js';

const NEW_PASSWORD = 'silver-ladle-71';

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a visitor registers, keeps the cart and finds the account in the header`, async ({
    page,
    pageErrors,
  }) => {
    // The visitor's cart becomes the customer's while the page may ask for its channel.
    pageErrors.allow(/^WebSocket connection to .* 404$/);
    const person = new AccountHolder(page, country, options);
    await person.goTo('/');
    const { sku } = await payableProduct(page);
    await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
    await person.goTo('/');
    await person.header.click();
    // A visitor with a cart is led to sign-in as well.
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.say('account.create') })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await person.registers();
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible();

    await person.header.click();
    await expect(page.getByRole('region', { name: person.say('account.menu') })).toContainText(person.email);
    await page.keyboard.press('Escape');
    await expect(person.menuLink('account.my-profile')).toBeHidden();
    await person.header.click();
    await person.menuLink('account.my-profile').click();
    await expect(person.field('account.first-name')).toHaveValue('Jana');
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect(page.getByText(person.say('account.email-confirmed'))).toBeVisible();
  });

test('IT: a customer stores the codice fiscale, and sees at the field that one is mistyped', async ({ page }) => {
  const person = new AccountHolder(page, 'IT');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/my-profile');
  const taxId = person.field('account.tax-id');
  await taxId.fill('rssmra85t10a562t');
  await person.button('account.save').click();
  await expect(taxId).toHaveAttribute('aria-invalid', 'true');
  await expect(taxId).toHaveAccessibleDescription(person.say('account.error-tax-id'));
  expect(await accessibilityViolations(page)).toEqual([]);
  await taxId.fill('rssmra85t10 a562s');
  await person.button('account.save').click();
  await expect(page.getByText(person.say('account.saved'))).toBeVisible();
  await page.reload();
  await expect(taxId).toHaveValue('RSSMRA85T10A562S');
});

test('CH: a customer chooses the language of the mails', async ({ page }) => {
  const person = new AccountHolder(page, 'CH');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/my-profile');
  const language = page.getByRole('combobox', { name: person.say('account.mail-language') });
  await expect(language).toHaveValue(person.locale);
  await language.selectOption('Français');
  await person.button('account.save').click();
  await expect(page.getByText(person.say('account.saved'))).toBeVisible();
  await page.reload();
  await expect(language).toHaveValue('fr-CH');
});

test('a guest registers in the checkout, goes on and joins the account with the cart', async ({
  browser,
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const person = new AccountHolder(page, 'NL');
  await person.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
  await person.goTo('/checkout/addresses');
  const signIn = page.getByRole('main').getByRole('link', { name: person.say('account.sign-in'), exact: true });
  await signIn.click();
  await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
  await person.asksForAccount();
  expect(await accessibilityViolations(page)).toEqual([]);
  // The order stays a guest's until the link is opened, here on another device.
  await page.getByRole('link', { name: person.say('entry.sent-guest'), exact: true }).click();
  await expect(person.field('addresses.email')).toBeVisible();
  await expect(signIn).toBeVisible();
  const phone = await browser.newContext();
  const onPhone = await phone.newPage();
  await onPhone.goto(await mailedLink(person.email, 'sign-up'));
  await onPhone.getByText(person.say('entry.finish-lead')).waitFor();
  await onPhone.getByLabel(person.say('account.password'), { exact: true }).fill(PASSWORD);
  await onPhone.getByRole('button', { name: person.say('account.create'), exact: true }).click();
  await expect(onPhone.getByText(person.say('entry.created', { name: 'Jana' }))).toBeVisible();
  await phone.close();
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  await expect(signIn).toHaveCount(0);
  expect((await cartOf(page))?.lineItems.map((line) => line.quantity)).toEqual([2]);
});

test('a mailed link of a registration does not sign anybody out unasked, and goes on after they log out', async ({
  page,
  browser,
  pageErrors,
}) => {
  // A browser that did not register repeats the password.
  pageErrors.allow(/status of 400/);
  const first = new AccountHolder(page, 'DE');
  await first.goTo('/create-account');
  await first.registers();
  const second = new AccountHolder(await (await browser.newContext()).newPage(), 'DE');
  await second.goTo('/create-account');
  await second.asksForAccount();
  const link = await mailedLink(second.email, 'sign-up');
  await page.goto(link);
  await expect(page.getByText(first.say('entry.signed-in-already', { email: first.email }))).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('button', { name: first.say('account.sign-out'), exact: true })
    .click();
  await first.field('account.password').fill(PASSWORD);
  await first.button('account.create').click();
  await expect(page.getByText(first.say('entry.created', { name: 'Jana' }))).toBeVisible();
  await first.header.click();
  await expect(page.getByRole('region', { name: first.say('account.menu') })).toContainText(second.email);
  // The same link again: its owner is signed in, and continues.
  await page.goto(link);
  await expect(page.getByText(first.say('entry.signed-in-already', { email: second.email }))).toBeVisible();
  await page.getByRole('link', { name: first.say('entry.go-on'), exact: true }).click();
  await expect(page).toHaveURL(shopUrl('DE', '/'));
  await second.page.context().close();
});

test('a customer keeps addresses, and visitors do not reach them', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of (409|422)/);
  const person = new AccountHolder(page, 'GB');
  await person.goTo('/my-account/billing-details');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/shipping-details');
  await person.button('account.add-address').click();
  await person.button('account.save').click();
  await expect(person.field('addresses.field-street')).toHaveAttribute('aria-invalid', 'true');
  await person.field('addresses.field-street').fill('High Street');
  await person.field('addresses.field-street-number').fill('5');
  await person.field('addresses.field-postal-code').fill('sw1a1aa');
  await person.field('addresses.field-city').fill('London');
  await person.field('addresses.field-phone').fill('+442079460000');
  await person.button('account.save').click();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'High Street' });
  await expect(card).toContainText('SW1A 1AA');
  // Another tab has changed the account meanwhile, and then the backend refuses.
  for (const [status, code, text] of [
    [409, 'conflict', 'account.changed-elsewhere'],
    [422, 'unprocessable-entity', 'account.not-saved'],
  ] as const) {
    const json = { error: { code, message: code } };
    await page.route('**/api/customer/deleteShippingAddress', (route) => route.fulfill({ status, json }));
    await person.button('account.remove-address').click();
    await expect(page.getByText(person.say(text))).toBeVisible();
    await page.unroute('**/api/customer/deleteShippingAddress');
  }
  await person.button('account.remove-address').click();
  await expect(page.getByText(person.say('account.no-address'))).toBeVisible();

  await person.goTo('/login');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
  await person.goTo('/log-out');
  await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();
  await person.goTo('/my-account/my-profile');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
});

test('a customer stays on the page while the account cannot be loaded, and tries again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/);
  const person = new AccountHolder(page, 'SK');
  await person.goTo('/create-account');
  await person.registers();
  await page.route('**/api/customer/getMe', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'backend-unavailable', message: 'Not available' } } }),
  );
  await person.goTo('/my-account/my-profile');
  await expect(page.getByRole('alert').filter({ hasText: person.say('error.backend-unavailable') })).toBeVisible();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.unroute('**/api/customer/getMe');
  await person.button('shell.retry').click();
  await expect(person.field('account.first-name')).toHaveValue('Jana');
});

test('a password that is sent before the scripts have loaded is in no address, and is sent by them', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const person = new AccountHolder(page, 'SK');
  const letScriptsLoad = await holdScripts(page);
  await page.goto(shopUrl('SK', '/login'), { waitUntil: 'commit' });
  await person.field('account.email').fill('nobody@example.com');
  await person.field('account.password').fill(PASSWORD);
  await person.field('account.password').press('Enter');
  letScriptsLoad();
  await expect(page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
  expect(page.url()).toBe(shopUrl('SK', '/login'));
});

test('a company that chooses so before the scripts have loaded stays a company', async ({ page }) => {
  const person = new AccountHolder(page, 'DE');
  const letScriptsLoad = await holdScripts(page);
  await page.goto(shopUrl('DE', '/create-account'), { waitUntil: 'commit' });
  const company = page.getByRole('radio', { name: person.say('account.company') });
  await company.check();
  await person.field('account.first-name').fill('Jana');
  letScriptsLoad();
  await expect(person.field('account.vat-number')).toBeVisible();
  await expect(company).toBeChecked();
  await expect(person.field('account.first-name')).toHaveValue('Jana');
});

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a customer gets a loyalty card, and finds it again`, async ({ page }) => {
    const person = new AccountHolder(page, country, options);
    const { say } = person;
    await person.goTo('/create-account');
    await person.registers();
    await person.goTo('/my-account/my-profile');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('account.loyalty-card') })
      .click();
    await person.button('loyalty-card.issue').click();
    const [before = ''] = say('loyalty-card.barcode', { number: '#' }).split('#');
    const barcode = page.getByRole('img', { name: beginning(before) });
    await expect(barcode).toHaveAccessibleName(/\d \d{6} \d{6}/);
    const name = await barcode.getAttribute('aria-label');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.reload();
    await expect(barcode).toHaveAttribute('aria-label', name ?? '');
  });

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a forgotten password is replaced by the mailed link, once, with the keyboard alone`, async ({
    page,
    pageErrors,
  }) => {
    const person = new AccountHolder(page, country, options);
    await person.goTo('/create-account');
    await person.registers();
    await person.goTo('/log-out');
    await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();

    await person.goTo('/password-reset');
    await tabTo(page, person.field('account.email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: person.say('account.check-title') })).toBeVisible();
    const link = await mailedLink(person.email, 'password-reset');
    await page.goto(link);
    await tabTo(page, person.field('account.new-password'));
    await page.keyboard.type(NEW_PASSWORD);
    await tabTo(page, person.button('account.new-password-save'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);

    pageErrors.allow(/status of 40[01]/);
    await person.signsIn(PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
    await person.signsIn(NEW_PASSWORD);
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await page.goto(link);
    await person.field('account.new-password').fill(PASSWORD);
    await person.button('account.new-password-save').click();
    await expect(page.getByRole('alert').filter({ hasText: person.say('account.link-incomplete') })).toBeVisible();
  });

test('a customer who forgot the password in the checkout goes on to the addresses with the cart', async ({ page }) => {
  const person = new AccountHolder(page, 'NL');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/log-out');
  await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();
  await person.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
  await person.goTo('/checkout/login');
  await page.getByRole('link', { name: person.say('account.forgotten'), exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/password-reset$/);
  // The address changes before the page, and the form to sign in has such a field too.
  await expect(page.getByRole('heading', { name: person.say('account.reset-title') })).toBeVisible();
  await person.field('account.email').fill(person.email);
  await person.button('account.reset-send').click();
  await expect(page.getByRole('heading', { name: person.say('account.check-title') })).toBeVisible();
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: person.say('account.reset-back'), exact: true });
  await expect(back).toHaveAttribute('href', '/checkout/login');
  const again = main.getByRole('link', { name: person.say('account.reset-again'), exact: true });
  await expect(again).toHaveAttribute('href', '/checkout/password-reset');
  await page.goto(await mailedLink(person.email, 'password-reset'));
  await person.field('account.new-password').fill(NEW_PASSWORD);
  await person.button('account.new-password-save').click();
  await expect(page).toHaveURL(/\/checkout\/login$/);
  await expect(page.getByText(person.say('account.password-changed'))).toBeVisible();
  await person.signsIn(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  await expect(person.field('addresses.email')).toHaveValue(person.email);
  expect((await cartOf(page))?.lineItems.map((line) => [line.sku, line.quantity])).toEqual([[sku, 2]]);
});

test('on a phone the menu of the account shows where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = new AccountHolder(page, 'DE');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/my-reviews');
  const here = page
    .getByRole('navigation', { name: person.say('account.menu') })
    .getByRole('link', { name: person.say('account.my-reviews'), exact: true });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(here).toBeInViewport({ ratio: 1 });
});

test('PL: a customer whose session was ended elsewhere is led to the bare path, and from there home', async ({
  browser,
  page,
}) => {
  const person = new AccountHolder(page, 'PL');
  await person.goTo('/create-account');
  await person.registers();
  const other = await browser.newContext();
  const phone = new AccountHolder(await other.newPage(), 'PL');
  await phone.goTo('/login');
  await phone.field('account.email').fill(person.email);
  await phone.field('account.password').fill(PASSWORD);
  await phone.button('account.sign-in').click();
  await expect(phone.page).toHaveURL(shopUrl('PL', '/'));
  await phone.goTo('/my-account/my-profile');
  await phone.button('entry.sessions-end-others').click();
  await expect(phone.page.getByText(phone.say('entry.sessions-ended'))).toBeVisible();
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 302) answers.push(response.headers()['location'] ?? '');
  });
  await person.goTo('/my-account/my-reviews?sku=EX10020030');
  await expect(page).toHaveURL(shopUrl('PL', '/'));
  expect(answers).toEqual(['/my-account/my-reviews', '/']);
  await other.close();
});
