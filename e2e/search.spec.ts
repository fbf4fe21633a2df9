import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { holdScripts } from './hold-scripts.js';
import { expect, shopUrl, test } from './shop.js';
import { wordsOf, type Words } from './words.js';

const PHONE = { width: 390, height: 844 };
const german = wordsOf('de-DE');
/** Matches fryers in the languages of these tests. */
const FRYER = /-ex\d\d01\d{4}$/;

const field = (page: Page, say: Words) => page.getByRole('search').getByLabel(say('search.label'));
const hits = (page: Page) => page.getByRole('main').getByRole('article');

/** How many of the first results are checked, because a set may contain a fryer too. */
const FIRST = 5;

/** Returns the paths of the first results. */
async function foundPaths(page: Page): Promise<string[]> {
  await expect(page).toHaveTitle(/[“”„«»]/);
  await expect(hits(page).first()).toBeVisible();
  const links = page.getByRole('main').locator('article a');
  const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return paths.slice(0, FIRST);
}

test('the quick search leads to a product with the keyboard alone, and the choice is announced', async ({ page }) => {
  await page.goto(shopUrl('de'));
  await field(page, german).focus();
  await page.keyboard.type('fritt');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /€/ }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: german('search.label') })).toHaveAttribute('aria-expanded', 'true');

  const product = options.filter({ hasText: /^Elektrische Fritteuse/ }).first();
  const last = await options.count();
  for (let step = 0; step < last && (await product.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  const path = (await product.getAttribute('href')) ?? '';
  expect(path).toMatch(FRYER);
  const recorded = page.waitForResponse(/recordSearchClick/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopUrl('de', path));
  expect(await (await recorded).json()).toEqual({ data: { recorded: true } });
  await expect(page.getByRole('main')).toBeFocused();
  await expect(field(page, german)).toHaveValue('');
});

test('the arrow keys move through the list and the field; Escape or a click elsewhere closes it', async ({ page }) => {
  await page.goto(shopUrl('de'));
  const list = page.getByRole('listbox', { name: german('search.suggestions') });
  await field(page, german).fill('fritteuse');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toContainText(german('search.all'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
  await expect(list).toBeHidden();
  await expect(field(page, german)).toHaveValue('fritteuse');
});

test('a mistyped word finds the intended products, and the filters keep the search text', async ({ page }) => {
  await page.goto(shopUrl('de'));
  await field(page, german).fill('friteuse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=friteuse$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('search.results', { text: 'friteuse' }));
  expect(await foundPaths(page)).toContainEqual(expect.stringMatching(FRYER));
  await expect(field(page, german)).toHaveValue('friteuse');

  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?query=friteuse&\w+=/);
  await page.getByRole('combobox', { name: german('listing.sort') }).selectOption('price-asc');
  await expect(page).toHaveURL(/\?query=friteuse&.*sort=price-asc/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('search.results', { text: 'friteuse' }));
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a search without results suggests how to continue', async ({ page }) => {
  const nothing = 'xqzwvyk';
  await page.goto(shopUrl('de'));
  await field(page, german).fill(nothing);
  await expect(page.getByRole('search').getByText(german('search.none'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('search.nothing', { text: nothing }));
  await expect(page.getByText(german('search.hint-spelling'))).toBeVisible();
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(5);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a text that is typed before the scripts of the page have loaded is suggested for', async ({ page }) => {
  const letScriptsLoad = await holdScripts(page);
  await page.goto(shopUrl('de'), { waitUntil: 'commit' });
  await field(page, german).fill('fritteuse');
  letScriptsLoad();
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
});

test('search engines do not index searches, and the two old collection searches redirect to their pages', async ({
  page,
}) => {
  await page.goto(shopUrl('de', '/search?query=Fritteuse&utm_source=mail'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
  await expect(page).toHaveTitle(new RegExp(`^${german('search.results', { text: 'Fritteuse' })}`));
  for (const [part, title] of [
    ['/search?sales', 'collection.sale'],
    ['/search/new-arrivals', 'collection.new-arrivals'],
  ] as const) {
    await page.goto(shopUrl('de', part));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german(title));
  }
});

test('the search form works even if its suggestions fail', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503|Failed to load resource/);
  await page.route(/quickSearch/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(shopUrl('de'));
  await field(page, german).fill('fritteuse');
  await expect(page.getByText(german('search.failed'))).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await foundPaths(page)).toContainEqual(expect.stringMatching(FRYER));
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the search opens over the page header, in another language too, and a tap chooses a product', async ({
    page,
  }) => {
    const french = wordsOf('fr-CH');
    await page.goto(shopUrl('ch', '/fr'));
    await expect(field(page, french)).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: french('search.submit'), exact: true })
      .click();
    await expect(field(page, french)).toBeFocused();
    await page.keyboard.type('friteuse');
    const product = page
      .getByRole('option')
      .filter({ hasText: /^Friteuse.*CHF/ })
      .first();
    await expect(product).toBeVisible();
    expect(await accessibilityViolations(page, '[role=search]')).toEqual([]);
    await product.click();
    await expect(page).toHaveURL(/\/fr\/.*-ex\d\d01\d{4}$/);
    await expect(field(page, french)).toBeHidden();
  });

  test('the search that is opened before the scripts have loaded gets the focus when they have', async ({ page }) => {
    const letScriptsLoad = await holdScripts(page);
    await page.goto(shopUrl('de'), { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: german('search.submit'), exact: true })
      .click();
    await expect(field(page, german)).toBeVisible();
    letScriptsLoad();
    await expect(field(page, german)).toBeFocused();
  });

  test('Enter leads to the results, in French too', async ({ page }) => {
    const french = wordsOf('fr-CH');
    await page.goto(shopUrl('ch', '/fr'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: french('search.submit'), exact: true })
      .click();
    await field(page, french).fill('hachoir viande');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/search\?query=hachoir\+viande$/);
    expect(await foundPaths(page)).toContainEqual(expect.stringMatching(/-ex\d\d03\d{4}$/));
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and its results can be sorted and filtered', async ({ page }) => {
    await page.goto(shopUrl('de'));
    await field(page, german).fill('fritteuse');
    await page
      .getByRole('search')
      .getByRole('button', { name: german('search.submit') })
      .click();
    await expect(page).toHaveURL(/\/search\?query=fritteuse$/);
    expect(await foundPaths(page)).toContainEqual(expect.stringMatching(FRYER));
    await expect(field(page, german)).toHaveValue('fritteuse');
    await page.getByRole('combobox', { name: german('listing.sort') }).selectOption('price-asc');
    await page
      .getByRole('main')
      .getByRole('button', { name: german('listing.apply') })
      .first()
      .click();
    await expect(page).toHaveURL(/\?query=fritteuse&.*sort=price-asc/);
    expect((await foundPaths(page)).length).toBeGreaterThan(0);
  });
});
