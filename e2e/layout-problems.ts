import type { Page } from '@playwright/test';

/** Returns the layout problems of the page, each with the element and its text. */
export async function layoutProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(findProblems);
}

/** Runs in the browser, so it cannot use anything outside itself. */
function findProblems(): string[] {
  /** Ignores rounding to fractions of a pixel. */
  const TOLERANCE_PX = 1;
  const width = window.innerWidth;
  /** Caches a result per element: descendants ask for it repeatedly. */
  const remembered = <Found>(find: (element: Element) => Found): ((element: Element) => Found) => {
    const all = new Map<Element, Found>();
    return (element) => {
      const known = all.get(element) ?? find(element);
      all.set(element, known);
      return known;
    };
  };
  const styleOf = remembered((element) => {
    const { clipPath, display, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    return { clipPath, display, overflowX, textOverflow, webkitLineClamp };
  });
  const ancestorsOf = remembered((element): Element[] => {
    const { parentElement } = element;
    return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
  });
  const named = (element: Element): string => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 60);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
  };
  const isForEarsOnly = remembered((element): boolean => {
    const { parentElement } = element;
    return styleOf(element).clipPath !== 'none' || (parentElement !== null && isForEarsOnly(parentElement));
  });
  const scrolls = (element: Element): boolean => ['auto', 'scroll'].includes(styleOf(element).overflowX);
  const clips = (element: Element): boolean => ['hidden', 'clip'].includes(styleOf(element).overflowX);
  // Only blocks draw an ellipsis; a flex box or grid with the same style cuts the text off.
  const hasEllipsis = (element: Element): boolean => {
    const { display, textOverflow } = styleOf(element);
    return textOverflow === 'ellipsis' && !/flex|grid/.test(display);
  };
  const isClamped = (element: Element): boolean => styleOf(element).webkitLineClamp !== 'none';
  const sticksOut = ({ left, right }: DOMRect, edge: { left: number; right: number }): boolean =>
    left < edge.left - TOLERANCE_PX || right > edge.right + TOLERANCE_PX;
  // A font needs more height than tight lines have, so a quarter may be hidden. A line that is hidden completely is intended.
  const isHalfHidden = ({ top, bottom, height }: DOMRect, edge: DOMRect): boolean =>
    top < edge.bottom && bottom > edge.top && (bottom - edge.bottom > height / 4 || edge.top - top > height / 4);

  /** Returns the boxes of the element's own text. */
  const textBoxes = (element: Element): DOMRect[] =>
    Array.from(element.childNodes)
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      })
      .filter((box) => box.width > 0);

  const cutOff = (element: Element): string[] => {
    const boxes = textBoxes(element);
    if (boxes.length === 0) return [];
    const around = [element, ...ancestorsOf(element)];
    const scrollerIndex = around.findIndex(scrolls);
    const clipping = (scrollerIndex === -1 ? around : around.slice(0, scrollerIndex)).filter(clips);
    const isCut = clipping.some((one) => {
      const edge = one.getBoundingClientRect();
      return boxes.some(
        (box) => (!hasEllipsis(one) && sticksOut(box, edge)) || (!isClamped(one) && isHalfHidden(box, edge)),
      );
    });
    return isCut ? [`text is cut off: ${named(element)}`] : [];
  };

  const overflowing = (element: Element): string[] => {
    if (!element.matches('button, a, label, legend, h1, h2, h3, p, li, dt, dd, th, td, span')) return [];
    const { display, overflowX } = styleOf(element);
    if (display === 'inline' || overflowX !== 'visible') return [];
    const edge = element.getBoundingClientRect();
    return textBoxes(element).some((box) => sticksOut(box, edge) || isHalfHidden(box, edge))
      ? [`text sticks out of its box: ${named(element)}`]
      : [];
  };

  const isOutside = remembered((element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !sticksOut(box, { left: 0, right: width })) return false;
    return !ancestorsOf(element).some((one) => scrolls(one) || clips(one));
  });
  // Elements inside such an element are outside too and are not reported again.
  const outside = (element: Element): string[] => {
    if (!isOutside(element) || ancestorsOf(element).some(isOutside)) return [];
    const { left, right } = element.getBoundingClientRect();
    return [`outside the window (${Math.round(left)} to ${Math.round(right)}): ${named(element)}`];
  };

  const seen = Array.from(document.body.querySelectorAll('*')).filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isForEarsOnly(element),
  );
  const scrollWidth = document.scrollingElement?.scrollWidth ?? 0;
  const sideways = scrollWidth > width ? [`the page scrolls sideways: ${scrollWidth} of ${width}`] : [];
  return [
    ...sideways,
    ...seen.flatMap((element) => [...outside(element), ...cutOff(element), ...overflowing(element)]),
  ];
}
