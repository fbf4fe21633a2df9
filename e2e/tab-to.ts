import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.js';

const MAXIMUM_STEPS = 120;

/** Presses Tab until the element has the focus, and checks that it is visible. A frame has it when the focus is inside. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Frames of other origins do not match `:focus`.
  await press(page, target, () => target.evaluate((element) => element === document.activeElement));
}

/** Presses Tab until something has the focus. */
export async function tabUntil(page: Page, focused: Locator): Promise<void> {
  await press(page, focused, async () => (await focused.count()) > 0);
}

async function press(page: Page, target: Locator, isReached: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < MAXIMUM_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await isReached()) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}
