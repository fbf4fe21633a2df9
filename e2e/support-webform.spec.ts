import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, seedOf, test } from './shop.js';

/** Returns the reasons of a store's published form from the console's API. */
function publishedReasons(page: ConsoleUser['page'], storeKey: string) {
  return page.evaluate(async (key) => {
    const response = await fetch('/api/admin/sections/support-webform/effective');
    const { values } = (await response.json()) as {
      values: {
        storeKey: string;
        value: { reasons: { key: string; subreasons: { key: string; label: object }[] }[] };
      }[];
    };
    return values.find((each) => each.storeKey === key)?.value.reasons ?? [];
  }, storeKey);
}

/** Discards the drafts of earlier runs. */
function discardDrafts(page: ConsoleUser['page']) {
  return page.evaluate(async () => {
    const response = await fetch('/api/admin/change-sets?show=mine');
    const { changeSets } = (await response.json()) as { changeSets: { id: string; state: string }[] };
    for (const { id, state } of changeSets)
      if (state === 'draft') await fetch(`/api/admin/change-sets/${id}`, { method: 'DELETE' });
  });
}

test('a support manager edits the reasons of one country, previews them in its language with the sent request, and publishes', async ({
  page,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 401/);
  const user = new ConsoleUser(page, 'support');
  const { storeKey } = seedOf('PL');
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const reasons = page.getByRole('list', { name: 'Reasons', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  const fill = (name: string, text: string) => preview.getByRole('textbox', { name, exact: true }).fill(text);

  const choosePoland = async () => {
    await choose('Applies to', 'a country');
    await choose('Country', 'Poland');
  };

  await user.signsIn();
  await discardDrafts(page);
  await page.reload();
  await expect(page.getByRole('menuitem', { name: 'Support form', includeHidden: true })).toBeAttached();
  await user.opens('Support form');
  await choosePoland();
  await expect(page.getByText('inherited from All stores')).toBeVisible();
  await page.getByRole('button', { name: 'Copy from “All stores” to change it for Poland' }).click();

  const first = reasons.getByRole('button', { name: 'Consulting', exact: true });
  await first.press('Alt+ArrowDown');
  await first.press('Alt+ArrowDown');
  await expect(first).toBeFocused();
  await expect(page.getByText('Consulting is now 3 of 11.')).toBeAttached();
  await expect(reasons.getByRole('button', { expanded: false })).toHaveText([
    /Payments/,
    /Sales/,
    /Consulting/,
    ...Array<RegExp>(8).fill(/./),
  ]);

  await first.press('Enter');
  await page.getByRole('textbox', { name: 'New subreason, in English' }).fill('Rental');
  await page.keyboard.press('Enter');
  const rental = page.getByRole('group', { name: 'Rental' });
  await expect(rental.getByText('1 text missing')).toBeVisible();
  await rental.getByRole('switch', { name: 'Quantity' }).check();

  await choose('Store', 'Poland');
  await choose('Czego dotyczy sprawa?', 'Doradztwo');
  await choose('Dokładniej', 'Rental (English only)');
  await page.getByRole('region', { name: 'Texts of Consulting' }).first().getByRole('switch').check();
  await page.getByRole('textbox', { name: 'Rental: Polish' }).fill('Wynajem');
  // The preview updates while typing, before anything is saved.
  await expect(preview.getByRole('combobox', { name: 'Dokładniej' })).toHaveText('Wynajem');
  await page.keyboard.press('Enter');

  await fill('Imię i nazwisko', 'Zoë Wójcik');
  await fill('E-mail', 'zoe@');
  await fill('Temat', 'Piec');
  await fill('Wiadomość', 'Na dwa dni');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText('This is not a complete e-mail address.')).toBeVisible();
  await fill('E-mail', 'zoe@example.pl');
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText('This request would be sent.')).toBeVisible();
  await expect(
    page.getByText(/^orgid=.*&reason=consulting&name=Zo%C3%AB\+W%C3%B3jcik&.*=rental&.*=Poland/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to the sandbox' }).click();
  await expect(page.getByText('The sandbox has received the test.')).toBeVisible();
  // The bar with the heading is hidden while the page is scrolled down.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1, name: 'Support form' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await user.publishes('Polish customers may rent');
  const published = await publishedReasons(page, storeKey);
  expect(published.slice(0, 3).map(({ key }) => key)).toEqual(['payments', 'sales', 'consulting']);
  expect(published[2]?.subreasons.at(-1)).toMatchObject({ key: 'rental', label: { en: 'Rental', pl: 'Wynajem' } });
  const elsewhere = await publishedReasons(page, seedOf('AT').storeKey);
  expect(elsewhere[0]?.key).toBe('consulting');

  await user.opens('Support form');
  await choosePoland();
  await page.getByRole('button', { name: 'Inherit again' }).click();
  await expect(page.getByText('inherited from All stores')).toBeVisible();
  await user.publishes('Poland is as everywhere again');
  expect((await publishedReasons(page, storeKey))[0]?.key).toBe('consulting');
});

test('the workbench fits on a phone', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  await page.setViewportSize({ width: 390, height: 844 });
  const user = new ConsoleUser(page, 'support');
  await user.signsIn();
  await user.opens('Support form');
  await page.getByRole('button', { name: 'Shipment', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Shipment status' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
