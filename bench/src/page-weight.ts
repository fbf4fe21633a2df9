import { chromium, type Browser, type Page } from '@playwright/test';

/** Bytes that a first visit to a page loads, as the browser counts them: compressed, without headers. */
export interface PageWeight {
  readonly html: number;
  /** Compiled messages included. */
  readonly javaScript: number;
  readonly css: number;
}

/** A phone's screen: what is further down loads when the visitor gets there. */
const VIEWPORT = { width: 412, height: 823 };
/** How long nothing may load before the visit has loaded everything, and how long that may take. */
const QUIET_MS = 2_000;
const MAXIMUM_MS = 30_000;

/** Waits until a page has loaded what it loads by itself. Its stream of revisions stays open, so that the network is never idle. */
async function untilQuiet(page: Page): Promise<void> {
  const end = performance.now() + MAXIMUM_MS;
  let before = -1;
  for (let loaded = 0; loaded !== before && performance.now() < end;) {
    before = loaded;
    await page.waitForTimeout(QUIET_MS);
    loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Visits a page with an empty cache and measures what it loads. */
async function visit(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(url);
  await untilQuiet(page);
  const files = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
  const address = page.url();
  await context.close();
  const total = (isCounted: (file: (typeof files)[number]) => boolean): number =>
    files.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html: total(({ name }) => name === address),
    javaScript: total(({ name }) => name.endsWith('.js')),
    css: total(({ name }) => name.endsWith('.css')),
  };
}

/** Measures a first visit to a page, the second one since the start: the server compresses a file best after its first answer. */
export async function pageWeight(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    await visit(browser, url);
    return await visit(browser, url);
  } finally {
    await browser.close();
  }
}
