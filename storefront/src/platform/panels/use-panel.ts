import { useCallback } from 'react';
import { useObservable } from '../observable/observable.js';
import { type Panel, useShop } from '../shop/shop.js';

export interface PanelControl {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Controls a panel. Opening one panel closes the other. */
export function usePanel(panel: Panel): PanelControl {
  const { panels } = useShop();
  const current = useObservable(panels);
  const open = useCallback(() => panels.set(panel), [panel, panels]);
  const close = useCallback(() => {
    if (panels.get() === panel) panels.set(undefined);
  }, [panel, panels]);
  return { isOpen: current === panel, open, close };
}
