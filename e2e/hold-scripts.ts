import type { Page } from '@playwright/test';

/** Holds the scripts of the next pages back; returns what lets them load. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsLoad: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letScriptsLoad = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letScriptsLoad;
}
