import { expect } from './shop.js';
import type { Locator, Page } from '@playwright/test';

const MAXIMUM_STEPS = 120;

/** Presses Tab until the element has the focus, and checks that it is visible. A frame has it when the focus is inside. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabUntil(page, target.and(page.locator(':focus')));
}

/** Presses Tab until something has the focus. */
export async function tabUntil(page: Page, focused: Locator): Promise<void> {
  for (let step = 0; step < MAXIMUM_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`Tab does not reach ${String(focused)}`);
}
