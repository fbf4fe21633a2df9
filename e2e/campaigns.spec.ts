import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { departmentPaths, productPaths } from './catalogue.js';
import { layoutProblems } from './layout-problems.js';
import { publishEdit } from './publish-edit.js';
import { expect, seedOf, SERVICES_URL, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

const PHONE = { width: 390, height: 844 };
const HOUR_MS = 3_600_000;
const say = wordsOf('nl-NL');
const german = wordsOf('de-DE');

/** Cyber Week is running, and Black Friday starts when it ends. */
function calendar(now: number) {
  const [begins, turns, ends] = [-1, 24, 48].map((hours) => new Date(now + hours * HOUR_MS).toISOString());
  return {
    turns: new Date(turns ?? ''),
    campaigns: [
      { campaignName: 'cyber_week', startDate: begins, endDate: turns },
      { campaignName: 'black_friday', startDate: turns, endDate: ends },
    ],
  };
}

const banner = (page: Page, campaign: 'cyber-week' | 'black-friday') =>
  page.getByRole('complementary', { name: say(`campaign.${campaign}`) });

/** Gives the Dutch store its own calendar for the duration of a test. */
async function withCalendar(browser: Browser, during: (turns: Date) => Promise<void>): Promise<void> {
  const user = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await user.signsIn();
  const { campaigns, turns } = calendar(Date.now());
  const row = { section: 'campaigns', layer: 'store', key: seedOf('NL').storeKey };
  await publishEdit(user.page, { ...row, before: null, after: { campaigns } }, 'A calendar of its own');
  const isOnTheServersPage = async () => {
    const answer = await user.page.request.get(SERVICES_URL, { headers: { host: new URL(shopUrl('nl')).host } });
    return (await answer.text()).includes('data-campaign="cyber_week');
  };
  try {
    await expect.poll(isOnTheServersPage).toBe(true);
    await during(turns);
  } finally {
    await publishEdit(user.page, { ...row, before: { campaigns }, after: null }, 'The usual calendar again');
    await user.page.context().close();
  }
}

test.describe('a campaign', () => {
  test.describe.configure({ mode: 'serial' });

  test('is on the server-rendered page, links to its products, and ends on time on an open page', async ({
    page,
    browser,
  }) => {
    await withCalendar(browser, async (turns) => {
      await page.clock.install({ time: new Date(turns.getTime() - HOUR_MS) });
      await page.goto(shopUrl('nl'));
      await expect(banner(page, 'cyber-week')).toBeVisible();
      await page.clock.fastForward('55:00');
      await expect(banner(page, 'cyber-week')).toBeVisible();
      await page.clock.fastForward('05:00');
      await expect(banner(page, 'cyber-week')).toHaveCount(0);
      await expect(banner(page, 'black-friday')).toBeVisible();
    });
  });

  test('that was dismissed stays hidden in this session, without a layout shift', async ({ page, browser }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(shifts.reduce((sum, value) => sum + value, before));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await withCalendar(browser, async () => {
      await page.goto(shopUrl('nl'));
      await expect(banner(page, 'cyber-week')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);

      await banner(page, 'cyber-week')
        .getByRole('button', { name: say('campaign.dismiss') })
        .click();
      await expect(banner(page, 'cyber-week')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();

      await page.reload();
      await expect(banner(page, 'cyber-week')).toHaveCount(0);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
      expect(shift).toBeLessThan(0.01);
    });
  });

  test('has its products on the sale page, and its filter can be removed', async ({ page, browser }) => {
    await withCalendar(browser, async () => {
      await page.goto(shopUrl('nl'));
      await banner(page, 'cyber-week')
        .getByRole('link', { name: say('campaign.offers') })
        .click();
      await expect(page).toHaveURL(/\/aanbiedingen\?campaign=cyber_week$/);
      await expect(page.getByRole('heading', { level: 1, name: say('collection.sale') })).toBeVisible();
      const status = page.getByRole('main').getByRole('status');
      const reduced = Number.parseInt(await status.innerText(), 10);
      expect(reduced).toBeGreaterThan(0);
      await expect(page.getByRole('checkbox', { name: say('campaign.cyber-week') })).toBeChecked();

      const name = say('campaign.cyber-week');
      await page.getByRole('link', { name: say('listing.remove-filter', { name }) }).click();
      await expect(page).toHaveURL(/\/aanbiedingen$/);
      await expect.poll(async () => Number.parseInt(await status.innerText(), 10)).toBeGreaterThan(reduced);
    });
  });
});

test('the sale has its own page, one tap away from every page but a product', async ({ page }) => {
  await page.goto(shopUrl('de'));
  const bar = page.getByRole('navigation', { name: german('shell.categories'), exact: true });
  await bar.getByRole('link', { name: german('collection.sale') }).click();
  await expect(page).toHaveURL(shopUrl('de', '/sonderangebote'));
  await expect(page.getByRole('heading', { level: 1, name: german('collection.sale') })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${german('collection.sale')}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shopUrl('de', '/sonderangebote'));

  const [product = ''] = await productPaths(page);
  await page.goto(shopUrl('de', product));
  await expect(bar.getByRole('link')).toHaveCount((await departmentPaths(page, 'de-DE')).length);
  await expect(bar.getByRole('link', { name: german('collection.sale') })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: german('collection.sale'), exact: true })).toBeVisible();
});

for (const [key, slug, foreign] of [
  ['sale', 'sonderangebote', 'promotions'],
  ['new-arrivals', 'neuheiten', 'nouveautes'],
] as const) {
  test(`the page of ${key} is accessible on a phone and exists in every language`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(shopUrl('de', `/${slug}`));
    await expect(page.getByRole('heading', { level: 1, name: german(`collection.${key}`) })).toBeVisible();
    expect(Number.parseInt(await page.getByRole('main').getByRole('status').innerText(), 10)).toBeGreaterThan(0);
    const french = page.locator('link[rel=alternate][hreflang=fr-CH]');
    await expect(french).toHaveAttribute('href', shopUrl('ch', `/fr/${foreign}`));
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
  });
}

test('a store with native routing has the sale page at its own address', async ({ page }) => {
  await page.goto(shopUrl('lt', '/ispardavimas'));
  await expect(page).toHaveURL(shopUrl('lt', '/ispardavimas'));
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('lt-LT')('collection.sale') })).toBeVisible();
});
