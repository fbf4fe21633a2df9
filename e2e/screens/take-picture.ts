import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../test-results/screens/', import.meta.url));
const HEIGHT = 900;
const JPEG = { type: 'jpeg', quality: 80, fullPage: true } as const;

export const WIDTHS = [390, 768, 1440];

/** Scrolls through the page and back, so that every late part is loaded and every picture fetched. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    for (const image of Array.from(document.images)) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => 0))]);
  });
}

/** Sets the width in pixels, and returns a function that takes a picture of the whole page under a name. */
export async function pictureTaker(
  page: Page,
  folder: string,
  width: number,
): Promise<(name: string) => Promise<void>> {
  await page.setViewportSize({ width, height: HEIGHT });
  const target = path.join(FOLDER, folder, String(width));
  mkdirSync(target, { recursive: true });
  return async (name) => {
    await showAll(page);
    await page.screenshot({ ...JPEG, path: path.join(target, `${name}.jpg`) });
  };
}
