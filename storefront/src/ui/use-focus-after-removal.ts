import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * When `part` is removed while it contains the focus, focuses the first match of `targetSelector` in the closest ancestor
 * matching `containerSelector`.
 */
export function useFocusAfterRemoval(
  part: RefObject<HTMLElement | null>,
  containerSelector: string,
  targetSelector: string,
): void {
  const moveFocus = useEffectEvent((element: HTMLElement) => {
    if (!element.contains(document.activeElement)) return;
    const container = element.parentElement?.closest(containerSelector);
    // What replaces the part is inserted after it has been removed.
    queueMicrotask(() => {
      const target = container?.querySelector<HTMLElement>(targetSelector);
      // A list or a heading can be focused only with a tabindex.
      if (target && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus();
    });
  });
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element) moveFocus(element);
    };
  }, [part]);
}
