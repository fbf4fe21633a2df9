import { accessibilityViolations } from './axe.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

/** A fryer with pictures from all sides; any words before its number are accepted. */
const FRYER = '/x-ex10010004';

test('a machine is turned around with the slider and by dragging', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.goTo(FRYER);
  const dialog = page.getByRole('dialog', { name: shopper.say('motion.turn') });
  // The button is in the server's page; it works once its code is loaded.
  await expect(async () => {
    await shopper.button('motion.turn').press('Enter');
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  const picture = dialog.getByRole('img');
  const slider = dialog.getByRole('slider', { name: shopper.say('motion.angle') });
  await expect(picture).toHaveAttribute('src', /-360\/01\.svg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await slider.press('ArrowRight');
  await expect(picture).toHaveAttribute('src', /-360\/02\.svg$/);
  await expect(slider).toHaveAttribute('aria-valuetext', '15°');

  await picture.hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 200);
  await page.mouse.up();
  await expect(picture).not.toHaveAttribute('src', /-360\/02\.svg$/);
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shopper.button('motion.turn')).toBeFocused();
});
