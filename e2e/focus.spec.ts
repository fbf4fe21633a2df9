import type { Page } from '@playwright/test';
import { pagesWithProblems } from './axe.js';
import { storesIn, visitPurchase, type PurchasePage } from './purchase-pages.js';
import { expect, test } from './shop.js';

const MAXIMUM_STEPS = 200;
const [GERMANY] = storesIn('de-DE');
const PAGES: readonly PurchasePage[] = ['home', 'product', 'addresses'];

interface Stop {
  readonly isOver: boolean;
  /** The problem of this or the previous stop; undefined if there is none. */
  readonly violations: string[];
}

/** Runs in the browser at each tab stop: checks that the focus is visible and that the previous stop looked different with it. */
function checkStop(isFirst: boolean): Stop {
  const named = (element: Element) => element.outerHTML.replaceAll(/ (class|data-\S+)="[^"]*"/g, '').slice(0, 120);
  // A card or a label may show the focus of its content.
  const edgeOf = (element: Element): string =>
    [element, element.closest('article'), element.closest('label')]
      .filter((one) => one !== null)
      .map((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${boxShadow}`;
      })
      .join('; ');
  const hiding = (element: Element): string[] => {
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, window.innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    if (left >= right || top >= bottom) return [`outside the window: ${named(element)}`];
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const holder = element.closest('article, label') ?? element;
    return !onTop || holder.contains(onTop) || onTop.contains(element)
      ? []
      : [`under ${named(onTop)}: ${named(element)}`];
  };
  const element = document.activeElement ?? document.body;
  const before = document.querySelector('[data-edge]');
  const withoutFocusMark =
    before && edgeOf(before) === before.getAttribute('data-edge') ? [`no mark of the focus: ${named(before)}`] : [];
  before?.removeAttribute('data-edge');
  if (isFirst) element.setAttribute('data-first-stop', '');
  const isOver = element === document.body || (!isFirst && element.hasAttribute('data-first-stop'));
  if (isOver) return { isOver, violations: withoutFocusMark };
  element.setAttribute('data-edge', edgeOf(element));
  return { isOver, violations: [...withoutFocusMark, ...hiding(element)] };
}

/** Goes through the page with Tab until it starts again, and returns the stops without visible focus. */
async function findStopsWithoutFocus(page: Page): Promise<{ stops: number; violations: string[] }> {
  const violations: string[] = [];
  for (let stops = 0; stops < MAXIMUM_STEPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(checkStop, stops === 0);
    violations.push(...stop.violations);
    if (stop.isOver) return { stops, violations };
  }
  throw new Error(`The focus does not come to an end of the page in ${MAXIMUM_STEPS} steps`);
}

for (const { title, viewport } of [
  { title: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { title: 'on a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(title, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`the focus is visible on every page of a purchase ${title}`, async ({ page }) => {
      if (!GERMANY) throw new Error('No store speaks de-DE');
      const violations: Record<string, string[]> = {};
      await visitPurchase(page, GERMANY, async (name) => {
        if (!PAGES.includes(name)) return;
        const { stops, violations: found } = await findStopsWithoutFocus(page);
        expect(stops).toBeGreaterThan(4);
        violations[name] = found;
      });
      expect(pagesWithProblems(violations)).toEqual([]);
    });
  });
}
