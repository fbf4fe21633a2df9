import { ACCOUNT_SHOPS } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { expect, shopUrl, test } from './shop.js';

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a customer follows an order, tracks the parcel and sends something back`, async ({ page }) => {
    const customer = new Customer(page, country, options);
    await customer.signsUp();
    const order = await customer.orders();
    await customer.goTo('/my-account/my-orders');
    const card = page.getByRole('article').filter({ hasText: order.orderNumber });
    await expect(card).toContainText(customer.say('my-orders.stage-awaiting-transfer'));
    expect(await accessibilityViolations(page)).toEqual([]);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/my-account/my-orders/${order.orderNumber.toLowerCase()}$`));
    await expect(page.getByText(order.bankTransfer?.reference ?? '', { exact: true })).toBeVisible();
    const invoice = page.getByRole('link', { name: customer.say('confirmation.invoice') });
    const path = (await invoice.getAttribute('href')) ?? '';
    expect(await page.evaluate(async (href) => (await fetch(href)).headers.get('content-type'), path)).toBe(
      'application/pdf',
    );

    await customer.receivesParcel(order);
    await page.reload();
    await expect(page.getByText(customer.say('my-orders.stage-shipped'))).toBeVisible();
    await expect(page.getByRole('heading', { name: customer.say('my-orders.deliveries'), exact: true })).toBeVisible();
    await customer.button('my-orders.return').click();
    await customer.button('my-orders.return-send').click();
    await expect(page.getByRole('alert')).toContainText(customer.say('my-orders.return-choose'));
    await page.getByRole('spinbutton').first().fill('1');
    expect(await accessibilityViolations(page)).toEqual([]);
    await customer.button('my-orders.return-send').click();
    await expect(page.getByText(customer.say('my-orders.stage-return-announced'))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

test('a customer does not see the order of another one, and orders their own again', async ({ page, browser }) => {
  const customer = new Customer(page, 'CZ');
  await customer.signsUp();
  const order = await customer.orders();
  expect(order.orderNumber).toMatch(/^CZ-\d+$/);
  const context = await browser.newContext();
  const other = new Customer(await context.newPage(), 'CZ');
  await other.signsUp();
  await other.goTo(`/my-account/my-orders/${order.orderNumber.toLowerCase()}`);
  await expect(other.page.getByRole('heading', { name: other.say('my-orders.missing') })).toBeVisible();
  await context.close();

  await customer.goTo(`/my-account/my-orders/${order.orderNumber.toLowerCase()}`);
  await customer.button('my-orders.reorder').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('main')).toContainText(order.lineItems[0]?.name ?? '');
});

test('the link of the header opens the orders in a new tab, and a short view for another browser', async ({
  page,
  context,
  browser,
}) => {
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const order = await customer.orders();
  await customer.goTo('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: customer.say('shell.account'), exact: true })
    .click();
  const menu = page.getByRole('region', { name: customer.say('account.menu') });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    menu.getByRole('button', { name: customer.say('account.my-orders') }).click(),
  ]);
  await expect(tab).toHaveURL(shopUrl('SK', '/my-account/my-orders'));
  await expect(tab.getByRole('article')).toContainText(order.orderNumber);

  const address = await page.evaluate(async (email) => {
    const answer = await fetch(`/api/customer/getUrlWithToken?email=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { data: string }).data;
  }, customer.email);
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('article')).toContainText(order.orderNumber);
  expect(stranger.url()).not.toContain('token');
  const show = stranger.getByRole('button', { name: order.orderNumber });
  const heading = stranger.getByRole('heading', { level: 1 });
  // The link works once, so the phone's back button must keep its orders.
  const goBack = [
    () => stranger.goBack(),
    () => stranger.getByRole('button', { name: customer.say('my-orders.back'), exact: true }).click(),
  ];
  for (const back of goBack) {
    await show.click();
    await expect(heading).toContainText(order.orderNumber);
    await expect(heading).toBeFocused();
    await back();
    await expect(show).toBeVisible();
    await expect(heading).toBeFocused();
  }
  await stranger.goto('about:blank');
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: customer.say('my-orders.link-used') })).toBeVisible();
  await elsewhere.close();
});

test('orders are reached and returned with the keyboard alone', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const order = await customer.orders();
  await customer.receivesParcel(order);
  await customer.goTo('/my-account/my-orders');
  await page.getByRole('article').getByRole('link').focus();
  await page.keyboard.press('Enter');
  const open = customer.button('my-orders.return');
  await open.focus();
  await page.keyboard.press('Enter');
  const pieces = page.getByRole('spinbutton').first();
  await expect(pieces).toBeFocused();
  const heading = page.getByRole('heading', { name: customer.say('my-orders.returns'), exact: true });
  await customer.button('my-orders.return-cancel').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(pieces).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(pieces).toHaveValue('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.say('my-orders.reason-damaged').slice(0, 6));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bent lid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(customer.say('my-orders.stage-return-announced'))).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a return whose answer was lost is announced once, and the second press shows it', async ({
  page,
  pageErrors,
}) => {
  // The lost answer, and the conflict of the second press.
  pageErrors.allow(/net::ERR_FAILED|status of 409/);
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const order = await customer.orders();
  await customer.receivesParcel(order);
  await customer.goTo(`/my-account/my-orders/${order.orderNumber.toLowerCase()}`);
  await customer.button('my-orders.return').click();
  await page.getByRole('spinbutton').first().fill('1');
  const path = '/api/customer/requestReturn';
  let requests = 0;
  await page.route(`**${path}`, async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    const body = route.request().postData() ?? '';
    const headers = { 'content-type': 'application/json' };
    await page.evaluate((request) => fetch(request.path, { method: 'POST', ...request }), { path, body, headers });
    return route.abort();
  });
  await customer.button('my-orders.return-send').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await customer.button('my-orders.return-send').click();
  await expect(page.getByText(customer.say('my-orders.stage-return-announced'))).toBeVisible();
  await expect(customer.button('my-orders.return-send')).toBeHidden();
  expect(requests).toBe(3);
});

test('the page of an order shows no other order while its own is loading', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const [one, next] = [await customer.orders(), await customer.orders()];
  const pathOf = ({ orderNumber }: typeof one) => `/my-account/my-orders/${orderNumber.toLowerCase()}`;
  await customer.goTo(pathOf(one));
  const reference = page.getByText(one.bankTransfer?.reference ?? '', { exact: true });
  await expect(reference).toBeVisible();
  let letOrderLoad: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letOrderLoad = resolve));
  await page.route('**/api/customer/getMyOrder', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/customer/getMyOrder');
  await page.evaluate((path) => history.pushState({}, '', path), pathOf(next));
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toContainText(next.orderNumber);
  await expect(reference).toHaveCount(0);
  letOrderLoad();
  await expect(page.getByText(next.bankTransfer?.reference ?? '', { exact: true })).toBeVisible();
});

test('the last button for older orders gives the focus to the first of them', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  await customer.orders();
  const only = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/customer/getMyOrders', { method: 'POST', headers, body: '{"offset":0}' });
    const { data } = (await answer.json()) as { data: { orders: { results: readonly object[] } } };
    return data.orders;
  });
  // One order stands for eleven.
  await page.route('**/api/customer/getMyOrders', (route) => {
    const { offset } = route.request().postDataJSON() as { readonly offset: number };
    const results = Array.from({ length: offset === 0 ? 10 : 1 }, (_, place) => ({
      ...only.results[0],
      id: `order-${offset + place}`,
      orderNumber: `SK-${offset + place}`,
    }));
    return route.fulfill({ json: { data: { orders: { ...only, results, total: 11 } } } });
  });
  await customer.goTo('/my-account/my-orders');
  await customer.button('my-orders.more').click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(11);
  await expect(cards.last().getByRole('link')).toBeFocused();
});
