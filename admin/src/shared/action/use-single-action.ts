import { useState } from 'react';

type Action = () => Promise<unknown>;

export interface SingleAction {
  readonly isBusy: boolean;
  /** Runs an action. Does nothing while the previous one runs. */
  readonly run: (action: Action) => Promise<void>;
}

/** Returns a function that runs one action at a time and reports when it starts and ends. */
export function singleAction(onBusy: (isBusy: boolean) => void): SingleAction['run'] {
  // Not the state of a component: a second click may come before the next render.
  let isRunning = false;
  return async (action) => {
    if (isRunning) return;
    isRunning = true;
    onBusy(true);
    try {
      await action();
    } finally {
      isRunning = false;
      onBusy(false);
    }
  };
}

/** Runs one action at a time: a button that is clicked twice sends one request. */
export function useSingleAction(): SingleAction {
  const [isBusy, setBusy] = useState(false);
  const [run] = useState(() => singleAction(setBusy));
  return { isBusy, run };
}
