import type { Locator, Page } from '@playwright/test';
import { callShop } from './call-shop.js';
import { productPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

const say = wordsOf('de-DE');

interface Reviewed {
  readonly id: string;
  readonly path: string;
  readonly rating: { readonly count: number } | null;
}

/** A product that has more than one page of reviews. */
async function findReviewedProduct(page: Page): Promise<Reviewed> {
  await page.goto(shopUrl('de'));
  const { body } = await callShop(page, 'getProducts', { query: 'tagged', tag: 'bestseller', limit: 24 });
  const { products } = body.data as { products: { results: Reviewed[] } };
  const found = products.results.find(({ rating }) => (rating?.count ?? 0) > 20);
  if (!found) throw new Error('No best seller has more than twenty reviews');
  return found;
}

const sectionOf = (page: Page): Locator => page.getByRole('region', { name: say('reviews.title'), exact: true });
const daysOf = (section: Locator): Promise<string[]> =>
  section.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

test('the rating near the title links to the reviews, which can be sorted', async ({ page }) => {
  const { path, rating } = await findReviewedProduct(page);
  await page.goto(shopUrl('de', path));
  await page.getByRole('main').locator('a[href="#reviews"]').click();
  const section = sectionOf(page);
  await expect(section).toBeInViewport();
  await expect(section.getByRole('status')).toHaveText(`10 von ${rating?.count}`);
  const figures = section.getByRole('list', { name: say('reviews.distribution') });
  await expect(figures.getByRole('listitem')).toHaveCount(5);
  await expect(figures.getByRole('listitem').first()).toContainText('5 Sterne');

  const newest = section.getByRole('button', { name: say('reviews.recent') });
  // The section is hydrated when it is near the screen; until then its buttons are the server's HTML.
  await expect(async () => {
    await newest.click();
    await expect(newest).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
  }).toPass();
  await expect(async () => {
    const days = await daysOf(section);
    expect(days).toHaveLength(10);
    expect(days).toEqual([...days].sort().reverse());
  }).toPass();
});

test('more reviews load with the keyboard, and the focus moves to the first of them', async ({ page }) => {
  const { path, rating } = await findReviewedProduct(page);
  await page.goto(shopUrl('de', path));
  const section = sectionOf(page);
  const reviews = section.locator('article');
  await expect(reviews).toHaveCount(10);
  const more = section.getByRole('button', { name: say('reviews.more') });
  // The section is hydrated when it is near the screen; until then its buttons are the server's HTML.
  await expect(async () => {
    await more.press('Enter');
    await expect(reviews).toHaveCount(20, { timeout: 2000 });
  }).toPass();
  await expect(reviews.nth(10)).toBeFocused();
  await expect(section.getByRole('status')).toHaveText(`20 von ${rating?.count}`);
});

test('a translated review can be read in its original language', async ({ page }) => {
  const { path } = await findReviewedProduct(page);
  await page.goto(shopUrl('de', path));
  const section = sectionOf(page);
  const original = section.getByRole('button', { name: say('reviews.show-original') }).first();
  const number = await section
    .locator('article')
    .evaluateAll((articles) => articles.findIndex((article) => article.querySelector('button') !== null));
  const review = section.locator('article').nth(number);
  await expect(review.getByText(/^Übersetzt aus dem \p{Lu}/u)).toBeVisible();
  const title = review.getByRole('heading', { level: 3 });
  const translated = await title.innerText();
  const translation = review.getByRole('button', { name: say('reviews.show-translation') });
  // The section is hydrated when it is near the screen; until then its buttons are the server's HTML.
  await expect(async () => {
    await original.press('Enter');
    await expect(translation).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(title).not.toHaveText(translated);
  await expect(review.locator('div[lang]')).toHaveCount(1);
  await translation.press('Enter');
  await expect(title).toHaveText(translated);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first reviews are shown, without buttons that need scripts', async ({ page }) => {
    await page.goto(shopUrl('de', '/gastronomie'));
    const [product = ''] = await productPaths(page);
    await page.goto(shopUrl('de', product));
    const section = sectionOf(page);
    await expect(section.locator('article').first()).toBeVisible();
    await expect(section.locator('time').first()).not.toBeEmpty();
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
