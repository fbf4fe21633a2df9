import { countrySeeds } from '@manifold/config-seeds/countries';
import type { Page } from '@playwright/test';
import { NEVER_ASKED } from './answered-consent.js';
import { departmentPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

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

const choiceOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find(({ name }) => name === COOKIE)?.value;

const signals = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { dataLayer: Iterable<ArrayLike<unknown>> }).dataLayer
      ? Array.from((globalThis as unknown as { dataLayer: Iterable<ArrayLike<unknown>> }).dataLayer, (entry) =>
          Array.from(entry),
        )
      : [],
  );

for (const { countryCode, locales } of countrySeeds) {
  test(`nothing beyond the necessary is stored or loaded before consent in ${countryCode}`, async ({ page }) => {
    const foreign: string[] = [];
    const host = new URL(shopUrl(countryCode)).hostname;
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (hostname !== host && protocol !== 'data:') foreign.push(request.url());
    });
    await page.goto(shopUrl(countryCode));
    const [first] = locales;
    await page.goto(shopUrl(countryCode, (await departmentPaths(page, first?.locale ?? ''))[0]));
    await page.getByRole('main').locator('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(await stored(page)).toEqual([]);
  });
}
