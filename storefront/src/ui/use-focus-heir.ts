import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Gives the focus to another element when a part that has it is removed: to the first `heir` in the nearest `place` around it. */
export function useFocusHeir(part: RefObject<HTMLElement | null>, place: string, heir: string): void {
  const giveFocus = useEffectEvent((element: HTMLElement) => {
    if (!element.contains(document.activeElement)) return;
    const around = element.parentElement?.closest(place);
    // What replaces the part is inserted after it has been removed.
    queueMicrotask(() => {
      const next = around?.querySelector<HTMLElement>(heir);
      // A list or a heading takes the focus only with this.
      if (next && next.tabIndex < 0) next.tabIndex = -1;
      next?.focus();
    });
  });
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element) giveFocus(element);
    };
  }, [part]);
}
