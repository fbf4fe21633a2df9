import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2's size of a target is off unless asked for. What passes is read by nobody, and listing it takes long. */
const OPTIONS = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/** The rows of a table of the console are all made by one component: the first of them stand for the rest. */
const FURTHER_ROWS = '.MuiTableBody-root > tr:nth-child(n + 6)';

/** What stands around every page of the shop, and of the console. */
const FRAMES = ['header:not(main *)', 'footer:not(main *)', '.MuiDrawer-docked'];

/** The frames that were looked at, as they were. */
const known = new Set<string>();

/** Of the frames, those that were looked at before: the same markup, on the same host, in a window as wide. */
async function knownFrames(page: Page): Promise<string[]> {
  // Where its links lead changes from page to page, and nothing for who uses them.
  const frames = await page.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        Array.from(document.querySelectorAll(selector), (part) =>
          part.outerHTML.replaceAll(/ href="[^"]*"/g, ''),
        ).join(),
      ),
    FRAMES,
  );
  const place = `${new URL(page.url()).host} ${page.viewportSize()?.width ?? ''}`;
  const keys = frames.map((markup) => `${place} ${markup}`);
  const before = FRAMES.filter((_frame, index) => known.has(keys[index] ?? ''));
  keys.forEach((key) => known.add(key));
  return before;
}

/** Waits for what is still fading or sliding, in or out: half shown, its colours are none that anybody reads. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    for (let left = moving(); left.length > 0; left = moving()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
    }
  });
}

/** What axe finds wrong with the page as it stands, or with a part of it, each with the places where it is. */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  await comesToRest(page);
  // No page of ours has an iframe: without a blank page to join the answers of iframes it takes half as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(FURTHER_ROWS).options(OPTIONS);
  if (part === 'html') for (const frame of await knownFrames(page)) builder.exclude(frame);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`);
}
