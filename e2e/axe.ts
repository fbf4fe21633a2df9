import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Turns on WCAG 2.2's target size, which is off by default, and lists violations only, which is faster. */
const OPTIONS = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/** All rows of a console table come from one component, so only the first ones are checked. */
const FURTHER_ROWS = '.MuiTableBody-root > tr:nth-child(n + 6)';

/** The frame around every page of the shop and the console. */
const FRAMES = ['header:not(main *)', 'footer:not(main *)', '.MuiDrawer-docked'];

/** The markup of frames that were checked. */
const known = new Set<string>();

/** Returns the frames that were checked before: same markup, same host, same window width. */
async function knownFrames(page: Page): Promise<string[]> {
  // Link targets differ between pages and do not matter for accessibility.
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

/** Waits for running animations to end: colours of a half faded element are not the final ones. */
async function waitForAnimations(page: Page): Promise<void> {
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

/** Returns the violations that axe finds on the page or a part of it, each with its elements. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await waitForAnimations(page);
  // Our pages have no iframes: the legacy mode, which does not support them, takes half as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(FURTHER_ROWS).options(OPTIONS);
  if (part === 'html') for (const frame of await knownFrames(page)) builder.exclude(frame);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`);
}

/** Rules about a whole page, which axe sometimes applies to a frame. */
const PAGE_RULES = ['landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'region'];

/** Returns the violations that axe finds in a part of the page with the frames inside it, such as the card fields. */
export async function violationsWithFrames(page: Page, part: string): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options(OPTIONS)
    .disableRules(PAGE_RULES)
    .analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`);
}

/** Returns the pages on which problems were found. */
export const pagesWithProblems = (
  violations: Readonly<Record<string, readonly string[]>>,
): [string, readonly string[]][] => Object.entries(violations).filter(([, found]) => found.length > 0);
