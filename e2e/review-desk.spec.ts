import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { Customer } from './customer.js';
import { expect, test } from './shop.js';

/** Pages of the shop are cached for a moment. */
const PUBLISHED_MS = 30_000;

/** Writes a review of something that the customer bought, and returns its text. */
async function writesReview(customer: Customer, page: Page): Promise<string> {
  const text = `Hreje rýchlo, ${randomUUID().slice(0, 8)}.`;
  await customer.signsUp();
  const { lineItems } = await customer.orders();
  await customer.goTo('/my-account/my-reviews');
  await page.getByRole('button', { name: `${customer.say('my-reviews.write')}: ${lineItems[0]?.name ?? ''}` }).click();
  await page
    .getByRole('radiogroup', { name: customer.say('my-reviews.rating') })
    .getByRole('radio')
    // The first one is five stars.
    .nth(1)
    .check();
  await page.getByRole('textbox', { name: customer.say('my-reviews.text') }).fill(text);
  await customer.button('my-reviews.send').click();
  await expect(page.getByRole('article').filter({ hasText: text })).toContainText(customer.say('my-reviews.open'));
  return text;
}

async function moderates(browser: Browser): Promise<ConsoleUser> {
  const staff = new ConsoleUser(await (await browser.newContext()).newPage(), 'operations');
  await staff.signsIn();
  await staff.opens('Reviews');
  return staff;
}

const opensReviews = async (browser: Browser): Promise<Page> => (await moderates(browser)).page;

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('an answer that staff type is still there after their session has ended', async ({ page, browser }) => {
  const text = await writesReview(new Customer(page, 'SK'), page);
  const staff = await moderates(browser);
  const review = staff.page.getByRole('article').filter({ hasText: text });
  const answer = review.getByRole('textbox', { name: 'Answer of customer care' });
  await answer.fill('Ďakujeme.');
  await staff.losesSession();
  await review.getByRole('button', { name: 'Publish' }).click();
  await staff.signsInAgain();
  await expect(answer).toHaveValue('Ďakujeme.');
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(staff.page.getByText('The review is published, and its author gets an e-mail')).toBeVisible();
});

test('an answer that staff type is still there after a colleague has changed the review, and can be saved again', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/);
  const text = await writesReview(new Customer(page, 'SK'), page);
  const [first, second] = [await opensReviews(browser), await opensReviews(browser)];
  const reviewOf = (desk: Page) => desk.getByRole('article').filter({ hasText: text });
  const answerOf = (desk: Page) => reviewOf(desk).getByRole('textbox', { name: 'Answer of customer care' });
  await reviewOf(first).getByRole('button', { name: 'Publish' }).click();
  await expect(reviewOf(first)).toHaveCount(0);
  for (const desk of [first, second]) {
    await desk.reload();
    await desk.getByRole('tab', { name: 'Published' }).click();
  }
  await answerOf(second).fill('Ďakujeme za recenziu.');
  await answerOf(first).fill('Ďakujeme.');
  await reviewOf(first).getByRole('button', { name: 'Save the answer' }).click();
  await expect(first.getByText('The answer is saved')).toBeVisible();
  await reviewOf(second).getByRole('button', { name: 'Save the answer' }).click();
  await expect(second.getByText('Someone else has decided about this review.')).toBeVisible();
  await expect(answerOf(second)).toHaveValue('Ďakujeme za recenziu.');
  await reviewOf(second).getByRole('button', { name: 'Save the answer' }).click();
  await expect(second.getByText('The answer is saved')).toBeVisible();
});

test('staff publish a review with an answer, which its author sees', async ({ page, browser }) => {
  const customer = new Customer(page, 'SK');
  const text = await writesReview(customer, page);
  const desk = await opensReviews(browser);
  const review = desk.getByRole('article').filter({ hasText: text });
  await expect(review).toContainText('4 of 5 stars');
  await expect(review.getByRole('link', { name: 'Show the order' })).toBeVisible();
  expect(await accessibilityViolations(desk, 'main')).toEqual([]);
  await review.getByRole('textbox', { name: 'Answer of customer care' }).fill('Ďakujeme, tešíme sa.');
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('The review is published, and its author gets an e-mail')).toBeVisible();
  await expect(review).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Published' }).click();
  await expect(review.getByRole('textbox', { name: 'Answer of customer care' })).toHaveValue('Ďakujeme, tešíme sa.');

  const own = page.getByRole('article').filter({ hasText: text });
  await expect(async () => {
    await page.reload();
    await expect(own).toContainText('Ďakujeme, tešíme sa.', { timeout: 3000 });
  }).toPass({ timeout: PUBLISHED_MS });
  await expect(own).not.toContainText(customer.say('my-reviews.open'));

  // An answer can be changed later.
  await review.getByRole('textbox', { name: 'Answer of customer care' }).fill('Ďakujeme.');
  await review.getByRole('button', { name: 'Save the answer' }).click();
  await expect(desk.getByText('The answer is saved')).toBeVisible();
});

test('staff refuse a review with a reason, which its author sees', async ({ page, browser }) => {
  const customer = new Customer(page, 'SK');
  const text = await writesReview(customer, page);
  const desk = await opensReviews(browser);
  const review = desk.getByRole('article').filter({ hasText: text });
  await review.getByRole('button', { name: 'Refuse' }).click();
  await expect(review.getByRole('alert')).toHaveText('Choose a reason.');
  await review.getByRole('combobox', { name: 'Reason for a refusal' }).click();
  await desk.getByRole('option', { name: 'not about the product' }).click();
  await review.getByRole('button', { name: 'Refuse' }).click();
  await expect(desk.getByText('The review is refused', { exact: true })).toBeVisible();
  await expect(review).toHaveCount(0);
  await desk.getByRole('tab', { name: 'Refused' }).click();
  await expect(review.getByRole('combobox', { name: 'Reason for a refusal' })).toHaveText('not about the product');

  await page.reload();
  const own = page.getByRole('article').filter({ hasText: text });
  await expect(own).toContainText(customer.say('my-reviews.refused'));
  await expect(own).toContainText(customer.say('my-reviews.reason-not-about-product'));
});
