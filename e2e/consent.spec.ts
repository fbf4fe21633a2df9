import { countrySeeds } from '@manifold/config-seeds/countries';
import type { Page } from '@playwright/test';
import { NEVER_ASKED } from './answered-consent.js';
import { accessibilityViolations } from './axe.js';
import { departmentPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';
import { tabTo } from './tab-to.js';

test.use({ storageState: NEVER_ASKED });

const COOKIE = '__Host-consent';

/** Session storage of the router: positions of the pages of this tab, so that going back works. */
const NECESSARY = ['tsr-scroll-restoration-v1_3'];

const question = ({ page, say }: Shopper) => page.getByRole('dialog', { name: say('consent.title') });

/** Everything that a page has stored in the browser, by name. */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...cookies, ...names].filter((name) => !NECESSARY.includes(name));
}

declare global {
  interface Window {
    readonly shopConsent: readonly string[];
    /** Commands are `arguments` objects, events plain ones. */
    readonly dataLayer: readonly (ArrayLike<unknown> & { readonly event?: string })[];
  }
}

const choiceOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find(({ name }) => name === COOKIE)?.value;

/** The categories that the page may use. */
const granted = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.shopConsent);

/** The states that Google's tags would see, newest last. */
const signals = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => window.dataLayer.map((entry) => Array.from(entry)));

/** Consent is the same everywhere; these differ in language, brand and price. */
const STORES = [{ country: 'SK' }, { country: 'DE' }, { country: 'CH', language: 'fr' }, { country: 'HU' }] as const;

for (const { countryCode: country } of countrySeeds) {
  test(`nothing beyond the necessary is stored or loaded before consent in ${country}`, async ({ page }) => {
    const foreign: string[] = [];
    const host = new URL(shopUrl(country)).hostname;
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (hostname !== host && protocol !== 'data:') foreign.push(request.url());
    });
    await page.goto(shopUrl(country));
    await page.getByRole('main').locator('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/-ex\d{8}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What a page fetches late, it fetches when the browser is idle.
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
    expect(foreign).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
}

for (const { country, ...options } of STORES) {
  test(`refusing takes one click, is recorded, and is not asked again in ${country}`, async ({ page }) => {
    const shopper = new Shopper(page, country, options);
    await shopper.goTo('/');
    await expect(question(shopper)).toBeVisible();
    const recorded = page.waitForResponse(/recordConsent/);
    await shopper.button('consent.refuse').click();
    expect((await recorded).status()).toBe(200);
    await expect(question(shopper)).toBeHidden();
    await expect.poll(() => choiceOf(page)).toMatch(/^1\.\d+\.\.\.1$/);
    await page.reload();
    await expect(shopper.button('footer.cookie-settings')).toBeAttached();
    await expect(question(shopper)).toBeHidden();
  });

  test(`consent is given for one category and withdrawn from the foot of the page in ${country}`, async ({ page }) => {
    const shopper = new Shopper(page, country, options);
    const { say } = shopper;
    await shopper.goTo('/');
    await question(shopper)
      .getByRole('button', { name: say('consent.settings') })
      .click();
    const settings = page.locator('dialog[open]');
    await settings.getByRole('checkbox', { name: say('consent.analytics') }).check();
    const given = page.waitForRequest(/recordConsent/);
    await settings.getByRole('button', { name: say('consent.save') }).click();
    expect((await given).postDataJSON()).toMatchObject({ categories: ['analytics'], version: 1 });
    await expect.poll(() => choiceOf(page)).toMatch(/^1\.\d+\.[0-9a-f-]{36}\.analytics\.1$/);
    const states = await signals(page);
    expect(states[0]).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })]);
    expect(states.at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);

    await shopper.button('footer.cookie-settings').click();
    await expect(settings.getByRole('checkbox', { name: say('consent.analytics') })).toBeChecked();
    await expect(settings.getByRole('checkbox', { name: say('consent.marketing') })).not.toBeChecked();
    const reloaded = page.waitForEvent('load');
    await settings.getByRole('button', { name: say('consent.refuse') }).click();
    await reloaded;
    expect(await choiceOf(page)).toMatch(/^1\.\d+\.\.\./);
    expect(await granted(page)).toEqual([]);
  });
}

test('the shop reports what a visitor does only after consent', async ({ page }) => {
  const shopper = new Shopper(page, 'SK');
  const reported = () => page.evaluate(() => window.dataLayer.flatMap(({ event }) => event ?? []));
  await shopper.goTo('/');
  await page.goto(shopUrl('SK', (await departmentPaths(page, shopper.locale))[0]));
  await page.getByRole('main').locator('article').getByRole('link').first().click();
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
  expect(await reported()).toEqual([]);
  await shopper.button('consent.accept').click();
  await page.reload();
  await expect.poll(reported).toContain('view_item');
});

test('the question is answered by keyboard alone, and Escape only closes it', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  const policy = question(shopper).getByRole('link');
  await shopper.goTo('/');
  // The question follows the link to the content: policy, refuse, accept, settings.
  await tabTo(page, policy);
  await page.keyboard.press('Escape');
  await expect(question(shopper)).toBeHidden();
  expect(await choiceOf(page)).toBeUndefined();
  await page.reload();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(shopper.button('consent.refuse')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(shopper)).toBeHidden();
  await expect.poll(() => choiceOf(page)).toMatch(/^1\./);
});

test('a choice in another tab counts in this one', async ({ page, context }) => {
  const one = new Shopper(page, 'SK');
  await one.goTo('/');
  const two = new Shopper(await context.newPage(), 'SK');
  await two.goTo('/');
  await two.button('consent.accept').click();
  await expect(question(two)).toBeHidden();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(question(one)).toBeHidden();
  expect(await granted(page)).toEqual(['analytics', 'marketing']);
});

test('the question moves nothing and fits a phone, also in long languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const country of ['DE', 'GR'] as const) {
    await page.goto(shopUrl(country));
    const box = page.locator('#consent');
    await expect(box).toBeVisible();
    const { scrollHeight, clientHeight, offsetHeight } = await box.evaluate((element) => ({
      scrollHeight: element.scrollHeight,
      clientHeight: element.clientHeight,
      offsetHeight: (element as HTMLElement).offsetHeight,
    }));
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    expect(offsetHeight).toBeLessThan(844 / 2);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shifts).toBeLessThan(0.02);
  }
});

for (const country of ['SK', 'DE', 'FR', 'GR', 'HU', 'SE'] as const) {
  test(`question and settings are accessible in ${country}`, async ({ page }) => {
    const shopper = new Shopper(page, country);
    await page.goto(shopUrl(country));
    await expect(question(shopper)).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await question(shopper)
      .getByRole('button', { name: shopper.say('consent.settings') })
      .click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
