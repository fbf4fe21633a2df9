import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { chooseInMenu, ConsoleUser, discardDraft } from './console.js';
import { expect, seedOf, test } from './shop.js';

/** A number that was never published before, however often this runs. */
const PIECES = 100 + (Date.now() % 100_000);
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A member of staff on the publish page of a draft. */
class Editor extends ConsoleUser {
  readonly publish = this.page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
  readonly why = this.page.getByRole('textbox', { name: 'Why', exact: true });

  async reviews(): Promise<void> {
    await this.page.getByRole('link', { name: 'Review and publish' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
    await expect(this.page.getByRole('main').getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  }

  /** Returns the problems of the screen on a phone and on a desktop. */
  async violations(): Promise<string[]> {
    await this.page.setViewportSize(PHONE);
    const narrow = await accessibilityViolations(this.page, 'main');
    const width = await this.page.evaluate(() => document.documentElement.scrollWidth);
    await this.page.setViewportSize(DESKTOP);
    return [
      ...narrow,
      ...(await accessibilityViolations(this.page)),
      ...(width > PHONE.width ? [`${width} pixels wide`] : []),
    ];
  }
}

/** A second person in their own browser. */
async function someoneElse(browser: Browser, name: string): Promise<Editor> {
  const context = await browser.newContext({ viewport: DESKTOP });
  const editor = new Editor(await context.newPage(), 'operations');
  await editor.signsInAsInvited(name);
  return editor;
}

/** Returns the time in this many days, as the browser's input expects it. */
function inDays(page: Page, days: number): Promise<string> {
  return page.evaluate((count) => {
    const day = new Date(Date.now() + count * 86_400_000);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, days);
}

// Two people in two browsers, on a machine that may be busy.
test.setTimeout(150_000);

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 40[19]/));

test('an error blocks a publish and is named; a warning can be accepted with a reason', async ({ page }) => {
  const { label } = seedOf('DK');
  const editor = new Editor(page, 'operations');
  await editor.signsInAsInvited('Lena Letter');

  // A limit below the fee: cash on delivery would be impossible.
  await editor.setsCashOnDelivery(label, 'Price limit', '10,00');
  await editor.reviews();
  const change = page.getByRole('table', { name: 'Cash on delivery' }).getByRole('row').filter({ hasText: label });
  await expect(change).toContainText('Price limit');
  await expect(change).toContainText('10,00');
  const error = page.getByRole('alert').filter({ hasText: 'nobody could pay on delivery' });
  await expect(error).toContainText(`Cash on delivery · Fee · ${label}`);
  await editor.why.fill('A limit that is too low');
  await expect(editor.publish).toBeDisabled();

  await editor.setsCashOnDelivery(label, 'Price limit', '100,00');
  await editor.reviews();
  await expect(error).toHaveCount(0);
  await editor.why.fill('A limit below free shipping');
  await expect(editor.publish).toBeDisabled();
  const warning = page.getByRole('alert').filter({ hasText: 'before shipping becomes free' });
  await expect(warning).toBeVisible();
  // The limit is also a hundredth of what it was.
  for (const box of await page.getByRole('checkbox', { name: /^I have checked/ }).all()) await box.check();
  await expect(editor.publish).toBeDisabled();
  expect(await editor.violations()).toEqual([]);
  await page.getByRole('textbox', { name: /^Why you accept the .*warnings?/ }).fill('For a week of trial');
  await editor.publish.click();
  const done = page.getByText(/Published as revision \d+/);
  await expect(done).toBeVisible();

  // The delivery screen shows the processes that serve it.
  const number = /\d+/.exec(await done.innerText())?.[0] ?? '';
  await editor.opens('Delivery');
  await expect(page.getByRole('status').filter({ hasText: /replicas? serves? revision/ })).toBeVisible();
  const process = page.getByRole('table', { name: 'Delivery' }).getByRole('row').nth(1);
  await expect(async () => {
    expect(Number(await process.getByRole('cell').nth(1).innerText())).toBeGreaterThanOrEqual(Number(number));
  }).toPass();
});

test('an editor with a conflict sees three versions and chooses; the grid showed the other draft', async ({
  page,
  browser,
}) => {
  const { label } = seedOf('HR');
  const anna = new Editor(page, 'operations');
  await anna.signsInAsInvited('Anna Early');
  await anna.setsCashOnDelivery(label, 'Item limit', String(PIECES));
  const bert = await someoneElse(browser, 'Bert Later');
  await bert.opens('Cash on delivery');
  await expect(bert.cell(label, 'Item limit')).toHaveAccessibleName(/anna\.early.* is changing this, too/);
  await expect(bert.page.getByRole('row', { name: new RegExp(label) })).toContainText(
    /anna\.early.* is changing this, too, in “/,
  );
  await bert.setsCashOnDelivery(label, 'Item limit', String(PIECES + 1));
  await bert.publishes('Five pieces');

  await anna.reviews();
  const stale = page.getByRole('alert').filter({ hasText: 'Which one should be used?' });
  const versions = stale
    .getByRole('table', { name: 'Three versions' })
    .getByRole('row')
    .filter({ hasText: 'Item limit' });
  await expect(versions.getByRole('cell')).toHaveText([/^(?:\d+|no limit)$/, String(PIECES + 1), String(PIECES)]);
  await anna.why.fill('Three pieces');
  await expect(anna.publish).toBeDisabled();
  expect(await anna.violations()).toEqual([]);
  await stale.getByRole('button', { name: /^Keep mine: / }).click();
  await expect(stale).toHaveCount(0);
  await anna.publishesDraft('Three pieces');

  // Choosing the other version removes the row from the draft.
  await bert.setsCashOnDelivery(label, 'Item limit', String(PIECES + 2));
  await anna.setsCashOnDelivery(label, 'Item limit', '1');
  await anna.publishes('One piece, as it was');
  await bert.reviews();
  await bert.page.getByRole('button', { name: /^Take theirs: / }).click();
  await expect(bert.page.getByText(/^Your draft is empty/)).toBeVisible();
  await bert.page.context().close();
});

test('a second person can approve only changes that are on screen', async ({ page, browser, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  const author = new Editor(page, 'operations');
  await author.signsInAsInvited('Paula Proposes');
  await author.setsInGrid('Bank transfer', seedOf('RO').label, { field: 'Account owner', text: `Ferrum ${PIECES}` });
  await author.reviews();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('Waiting for someone else’s approval.')).toBeVisible();

  const second = new Editor(await (await browser.newContext()).newPage(), 'admin');
  const failure = { error: { code: 'backend-unavailable', message: 'Not available' } };
  let isDown = true;
  await second.page.route('**/api/admin/change-sets/*/diff', (route) =>
    isDown ? route.fulfill({ status: 503, json: failure }) : route.continue(),
  );
  await second.signsIn();
  await second.opens('Publish');
  const drafts = second.page.getByRole('region', { name: 'To be approved' });
  const draft = drafts.locator('> div').filter({ hasText: 'paula.proposes' });
  const approve = draft.getByRole('button', { name: 'Approve' });
  // The console tries several times.
  await expect(draft.getByRole('alert')).toContainText('Nothing is lost; try again.', { timeout: 20_000 });
  await expect(approve).toBeDisabled();
  isDown = false;
  await draft.getByRole('button', { name: 'Try again' }).click();
  await expect(draft).toContainText(`Ferrum ${PIECES}`);
  await approve.click();
  await expect(second.page.getByText(/^“.+” is approved\.$/)).toBeVisible();
  await expect(draft).toHaveCount(0);
  await expect(second.page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Approved by admin@manifold.test.')).toBeVisible();
  await discardDraft(page);
});

test('a screen that is opened after publishing never offers the values from before', async ({ page }) => {
  const { label } = seedOf('FR');
  const editor = new Editor(page, 'operations');
  await editor.signsInAsInvited('Olaf Open');
  await editor.setsCashOnDelivery(label, 'Item limit', String(PIECES + 5));
  await editor.publishes('Five more pieces');
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/api/admin/sections/cash-on-delivery/rows', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await chooseInMenu(page, 'Cash on delivery');
  await expect(page.getByRole('main').getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(editor.cell(label, 'Item limit')).toHaveCount(0);
  load();
  await expect(editor.cell(label, 'Item limit')).toHaveAccessibleName(new RegExp(`: ${PIECES + 5}, own$`));
});

test('chosen rows are published alone; the others are scheduled and can be cancelled', async ({ page }) => {
  const [first, second] = [seedOf('BE').label, seedOf('LT').label];
  const editor = new Editor(page, 'operations');
  await editor.signsInAsInvited('Rosa Rows');
  await editor.setsCashOnDelivery(first, 'Item limit', String(PIECES + 3));
  await editor.setsCashOnDelivery(second, 'Item limit', String(PIECES + 4));
  await editor.reviews();
  await page.getByRole('checkbox', { name: /^Cash on delivery, country LT$/ }).uncheck();
  await expect(page.getByRole('textbox', { name: 'Publish at' })).toHaveCount(0);
  await editor.why.fill('The first row alone');
  await page.getByRole('button', { name: 'Publish 1 selected row' }).click();
  await expect(page.getByText(/Published as revision \d+/)).toBeVisible();
  await expect(page.getByText('1 change in your draft')).toBeVisible();

  await editor.why.fill('The second row next week');
  await page.getByLabel('Publish at').fill(await inDays(page, 7));
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^Scheduled: it will be published on /)).toBeVisible();
  await expect(page.getByText(/Published as revision/)).toHaveCount(0);
  const waiting = page
    .getByRole('region', { name: 'Waiting for its time' })
    .getByRole('alert')
    .filter({ hasText: 'rosa.rows' });
  await expect(waiting).toContainText('with 1 row');
  await expect(page.getByText(/^Your draft is empty/)).toBeVisible();
  expect(await editor.violations()).toEqual([]);
  await waiting.getByRole('button', { name: /^Back to draft: / }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('1 change in your draft')).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Keep the draft' }).click();
  await expect(page.getByText('1 change in your draft')).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await question.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByText(/^Your draft is empty/)).toBeVisible();

  // A discarded draft can be restored with all its rows.
  await page.getByRole('button', { name: 'Restore the draft' }).click();
  await expect(page.getByText('1 change in your draft')).toBeVisible();
  await discardDraft(page);
  await expect(page.getByText(/^Your draft is empty/)).toBeVisible();
});
