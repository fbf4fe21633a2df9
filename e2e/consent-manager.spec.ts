import { haldenSeeds } from '@manifold/config-seeds/halden';
import type { Browser, Page } from '@playwright/test';
import { NEVER_ASKED } from './answered-consent.js';
import { ConsoleUser } from './console.js';
import { publishEdit } from './publish-edit.js';
import { expect, SANDBOX_URL, SERVICES_URL, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

test.use({ storageState: NEVER_ASKED });
// All tests use the one store that has a consent manager.
test.describe.configure({ mode: 'serial' });

/** A store that no test about the shop's own question uses. */
const COUNTRY = 'SE';
const BRAND = { brand: 'halden' };
const HOST = 'se.halden';

const SCRIPT = '/consentManager/consent-manager-unified.js';

const MANAGED = {
  enabled: true,
  version: 1,
  repeatAfterDays: 180,
  usesManager: true,
  preferences: false,
  analytics: true,
  marketing: true,
  title: null,
  text: null,
};

const row = {
  section: 'cookie-consent',
  layer: 'store',
  key: haldenSeeds.find(({ country }) => country.countryCode === COUNTRY)?.storeKey ?? '',
};

async function publish(browser: Browser, before: object | null, after: object | null): Promise<void> {
  const user = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await user.signsIn();
  await publishEdit(user.page, { ...row, before, after }, 'Try the consent manager');
  const isManaged = async () => {
    const host = new URL(shopUrl(HOST)).host;
    const answer = await user.page.request.get(SERVICES_URL, { headers: { host } });
    return (await answer.text()).includes('data-manager="true"');
  };
  await expect.poll(isManaged).toBe(after !== null);
  await user.page.context().close();
}

test.beforeAll(({ browser }) => publish(browser, null, MANAGED));

test.afterAll(({ browser }) => publish(browser, MANAGED, null));

/** Does what the proxy of a deployment does: serves the consent manager of the sandbox from the shop's own host. */
const proxyManager = (page: Page) =>
  page.route(`**${SCRIPT}`, async (route) =>
    route.fulfill({ response: await page.request.get(`${SANDBOX_URL}${SCRIPT}`) }),
  );

const manager = (page: Page) => page.getByRole('dialog', { name: 'Consent manager (simulated)' });
const ownQuestion = ({ page, say }: Shopper) => page.getByRole('dialog', { name: say('consent.title') });

/** The categories that the page may use. */
const granted = (page: Page) => page.evaluate(() => window.shopConsent);

/** The last state that Google's tags see. */
const lastSignal = (page: Page) => page.evaluate(() => Array.from(window.dataLayer.at(-1) ?? []));

async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies(page.url())).map(({ name }) => name);
  return [...cookies, ...(await page.evaluate(() => Object.keys(localStorage)))];
}

/** The address of a product. */
async function productPath(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('article').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

test('the consent manager asks instead of the shop, and nothing is stored before its answer', async ({ page }) => {
  await proxyManager(page);
  const shopper = new Shopper(page, COUNTRY, BRAND);
  await shopper.goTo('/');
  await expect(manager(page)).toBeVisible();
  await expect(ownQuestion(shopper)).toBeHidden();
  expect(await granted(page)).toEqual([]);
  expect(await lastSignal(page)).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(await stored(page)).toEqual([]);
  // The next page asks again, because there is no answer.
  await page.goto(shopUrl(HOST, await productPath(page)));
  await expect(manager(page)).toBeVisible();
  await expect(ownQuestion(shopper)).toBeHidden();
  expect(await stored(page)).toEqual([]);
});

test('a choice in the consent manager is recorded, reaches Google, and is not asked again', async ({ page }) => {
  await proxyManager(page);
  const shopper = new Shopper(page, COUNTRY, BRAND);
  await shopper.goTo('/');
  await manager(page).getByRole('checkbox', { name: 'analytics' }).check();
  const recorded = page.waitForResponse(/recordConsent/);
  await manager(page).getByRole('button', { name: 'Save my choice' }).click();
  const answer = await recorded;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toMatchObject({ categories: ['analytics'], text: 'manager' });
  expect(await lastSignal(page)).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(shopUrl(HOST, await productPath(page)));
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
  expect(await granted(page)).toEqual(['analytics']);
  await expect(manager(page)).toBeHidden();
  // The manager is loaded only when it has something to do.
  expect(asked.filter((url) => url.endsWith(SCRIPT))).toEqual([]);
});

test('a visitor withdraws in the consent manager on a later page, and the shop opens no dialog of its own', async ({
  page,
}) => {
  await proxyManager(page);
  const shopper = new Shopper(page, COUNTRY, BRAND);
  await shopper.goTo('/');
  await manager(page).getByRole('button', { name: 'Accept everything' }).click();
  await expect.poll(() => granted(page)).toEqual(['analytics', 'marketing']);
  await page.goto(shopUrl(HOST, await productPath(page)));
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();

  await shopper.button('footer.cookie-settings').click();
  await expect(manager(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(manager(page).getByRole('checkbox', { name: 'marketing' })).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await manager(page).getByRole('button', { name: 'Refuse everything' }).click();
  await reloaded;
  expect(await granted(page)).toEqual([]);
  await expect(manager(page)).toBeHidden();
});

test('consent can be withdrawn while the consent manager cannot be loaded', async ({ page, pageErrors }) => {
  // Without the proxy the shop answers with its page for unknown addresses.
  pageErrors.allow(/status of 404|^Refused to execute script .*consent-manager-unified/);
  const shopper = new Shopper(page, COUNTRY, BRAND);
  await proxyManager(page);
  await shopper.goTo('/');
  await manager(page).getByRole('button', { name: 'Accept everything' }).click();
  await expect.poll(() => granted(page)).toEqual(['analytics', 'marketing']);
  await page.unroute(`**${SCRIPT}`);
  await page.goto(shopUrl(HOST, await productPath(page)));
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
  await shopper.button('footer.cookie-settings').click();
  const settings = page.locator('dialog[open]');
  await expect(settings.getByRole('checkbox', { name: shopper.say('consent.marketing') })).toBeChecked();
  const reloaded = page.waitForEvent('load');
  await settings.getByRole('button', { name: shopper.say('consent.refuse') }).click();
  await reloaded;
  expect(await granted(page)).toEqual([]);
});
