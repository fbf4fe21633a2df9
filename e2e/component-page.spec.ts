import { expect, shopUrl, test } from './shop.js';

test('arrows, Home and End move between tabs, and Tab stops at the chosen one only', async ({ page }) => {
  await page.goto(shopUrl('DE', '/components'));
  const tabs = page.getByRole('article', { name: 'Tabs' });
  const tab = (name: string) => tabs.getByRole('tab', { name });
  // Keys have no effect until the page is hydrated.
  await expect(async () => {
    await tab('Technical details').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Manual')).toBeFocused({ timeout: 500 });
  }).toPass();
  for (const [key, name] of [
    ['Home', 'Technical details'],
    ['ArrowRight', 'Manual'],
    ['End', 'Kundenbewertungen'],
    ['ArrowRight', 'Technical details'],
    ['ArrowLeft', 'Kundenbewertungen'],
    ['Home', 'Technical details'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tabpanel', { name })).toBeVisible();
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tabpanel')).toBeFocused();
});

for (const kind of ['dialog', 'drawer', 'drawer at the start']) {
  test(`a ${kind} closes on Escape and returns the focus`, async ({ page }) => {
    await page.goto(shopUrl('DE', '/components'));
    const opener = page.getByRole('button', { name: `Open the ${kind}`, exact: true });
    const dialog = page.getByRole('dialog', { name: `A ${kind}`, exact: true });
    // A click has no effect until the page is hydrated.
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.click();
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
