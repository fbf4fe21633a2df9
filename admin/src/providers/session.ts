/** Tracks the session of this page: whether one has started, and whether the server has ended it. */
let hasBegun = false;
let isEnded = false;
const listeners = new Set<() => void>();

function setEnded(ended: boolean): void {
  if (isEnded === ended) return;
  isEnded = ended;
  for (const listener of listeners) listener();
}

export const session = {
  /** Call after a response that requires a session. */
  begin(): void {
    hasBegun = true;
    setEnded(false);
  },
  /** Call after a sign-out. */
  leave(): void {
    hasBegun = false;
    setEnded(false);
  },
  /** Call after a 401. Before the first sign-in this does not count as an expired session. */
  refused(): void {
    if (hasBegun) setEnded(true);
  },
  isEnded: (): boolean => isEnded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
