import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cartOf, skuIn, stockOf } from './call-shop.js';
import { ConsoleUser } from './console.js';
import { publishEdit } from './publish-edit.js';
import { expect, seedOf, test } from './shop.js';
import { Shopper } from './shopper.js';

/** A department in which no other test of these countries buys. */
const DEPARTMENT = 2;

/**
 * Returns a page in a second browser of the same shopper, for example a phone. Tabs of one browser also tell each other of changes;
 * two browsers learn of them only through the server.
 */
async function secondBrowser(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext();
  await other.addCookies(await context.cookies());
  return other.newPage();
}

/** Resolves when the page has received the version of its cart over the channel. */
async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('cart='));
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('cart-update'));
}

/** Opens a page and waits for its channel, which the next page could otherwise take for its own. */
async function openPage(shopper: Shopper, path: string): Promise<void> {
  const open = connected(shopper.page);
  await shopper.goTo(path);
  await open;
}

const openCart = (shopper: Shopper): Promise<void> => openPage(shopper, '/checkout/cart');

/** The quantity of the first line on the cart page. */
const quantityOf = ({ page }: Shopper) => page.getByRole('main').getByRole('textbox').first();

async function changeQuantity(shopper: Shopper, quantity: number): Promise<void> {
  await quantityOf(shopper).fill(String(quantity));
  await quantityOf(shopper).press('Enter');
  await expect.poll(async () => (await cartOf(shopper.page))?.lineItems[0]?.quantity).toBe(quantity);
}

test('a change of the cart shows in another browser without a reload, in the cart and in the drawer', async ({
  page,
  context,
  browser,
}) => {
  const shopper = new Shopper(page, 'SE');
  await shopper.findsProduct({ department: DEPARTMENT });
  await shopper.addsToCart();
  const phone = new Shopper(await secondBrowser(browser, context), 'SE');
  await openCart(phone);
  await expect(quantityOf(phone)).toHaveValue('1');
  let reloads = 0;
  phone.page.on('load', () => (reloads += 1));

  await openCart(shopper);
  await changeQuantity(shopper, 3);
  await expect(quantityOf(phone)).toHaveValue('3');

  await openPage(phone, '/');
  await openPage(shopper, '/');
  await page.getByRole('banner').locator('a[href$="/checkout/cart"]').click();
  await openCart(phone);
  reloads = 0;
  await changeQuantity(phone, 2);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('2');
  expect(reloads).toBe(0);
});

test('a cart that another browser ordered is empty without a reload, and the order is confirmed where it was placed', async ({
  page,
  context,
  browser,
}) => {
  const shopper = new Shopper(page, 'DK');
  await shopper.goesToPayment({ department: DEPARTMENT });
  const phone = new Shopper(await secondBrowser(browser, context), 'DK');
  await openCart(phone);
  await shopper.paysBy('bank-transfer');
  await shopper.placesOrder();
  expect(await shopper.thankYou()).toMatch(/^DK-\d+$/);
  await expect(phone.page.getByText(phone.say('cart.empty-text'))).toBeVisible();
});

test('stock that another shopper bought is missing in an open cart without a reload', async ({ page, browser }) => {
  const shopper = new Shopper(page, 'IE');
  await shopper.findsProduct({ department: DEPARTMENT });
  const sku = skuIn(page.url());
  const stock = await stockOf(page, sku);
  await shopper.addsToCart();
  await openCart(shopper);
  await changeQuantity(shopper, stock);

  const faster = new Shopper(await (await browser.newContext()).newPage(), 'IE');
  await faster.goesToPayment({ department: DEPARTMENT });
  await faster.paysBy('cash-on-delivery');
  await faster.placesOrder();
  await faster.thankYou();
  const reduceTo = shopper.say('cart.reduce').replace('{pieces, number}', String(stock - 1));
  await expect(page.getByRole('button', { name: reduceTo })).toBeVisible();
});

test('a browser that was offline shows the newest cart when the network returns', async ({
  page,
  context,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const shopper = new Shopper(page, 'NO');
  await shopper.findsProduct({ department: DEPARTMENT });
  await shopper.addsToCart();
  await openCart(shopper);
  const phone = new Shopper(await secondBrowser(browser, context), 'NO');
  await openCart(phone);

  await context.setOffline(true);
  await changeQuantity(phone, 4);
  await expect(quantityOf(shopper)).toHaveValue('1');
  await context.setOffline(false);
  await expect(quantityOf(shopper)).toHaveValue('4');
});

test('a page that the browser keeps for going back leaves the channel, and joins it again when it is shown', async ({
  page,
  context,
  browser,
}) => {
  const shopper = new Shopper(page, 'FI');
  await shopper.findsProduct({ department: DEPARTMENT });
  await shopper.addsToCart();
  const opened = page.waitForEvent('websocket', (one) => one.url().includes('cart='));
  await shopper.goTo('/checkout/cart');
  const socket = await opened;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('cart-update'));
  const closed = socket.waitForEvent('close');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await closed;

  const phone = new Shopper(await secondBrowser(browser, context), 'FI');
  await openCart(phone);
  await changeQuantity(phone, 2);
  await expect(quantityOf(shopper)).toHaveValue('1');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(quantityOf(shopper)).toHaveValue('2');
});

test('a visitor without a cart opens no connection, and neither does a store that has it switched off', async ({
  page,
  browser,
}) => {
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(socket.url()));
  const visitor = new Shopper(page, 'BE');
  await visitor.findsProduct({ department: DEPARTMENT });
  expect(opened).toEqual([]);

  const staff = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await staff.signsInAsInvited('Lena Live');
  const row = { section: 'feature-toggles', layer: 'store', key: seedOf('BE').storeKey } as const;
  await publishEdit(staff.page, { ...row, before: null, after: { liveCart: false } }, 'No live cart');
  await page.reload();
  await visitor.addsToCart();
  await expect(quantityOf(visitor)).toHaveValue('1');
  await publishEdit(staff.page, { ...row, before: { liveCart: false }, after: null }, 'Live cart again');
  expect(opened).toEqual([]);
  await openCart(visitor);
});
