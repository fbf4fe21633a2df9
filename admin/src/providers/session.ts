/** What the console knows of its session: whether one began on this page, and whether the server has ended it since. */
let hasBegun = false;
let isEnded = false;
const listeners = new Set<() => void>();

function setEnded(ended: boolean): void {
  if (isEnded === ended) return;
  isEnded = ended;
  for (const listener of listeners) listener();
}

export const session = {
  /** After an answer that only a signed-in person gets. */
  begin(): void {
    hasBegun = true;
    setEnded(false);
  },
  /** After a sign-out: what comes is another session. */
  leave(): void {
    hasBegun = false;
    setEnded(false);
  },
  /** After an answer that nobody is signed in. Before a first sign-in that is no end. */
  refused(): void {
    if (hasBegun) setEnded(true);
  },
  isEnded: (): boolean => isEnded,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
