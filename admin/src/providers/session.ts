/** Tracks the session of this page: whose it is, and whether the server has ended it. */
let person: string | undefined;
let isEnded = false;
let isTakenOver = false;
const listeners = new Set<() => void>();

function setEnded(ended: boolean): void {
  if (isEnded === ended) return;
  isEnded = ended;
  for (const listener of listeners) listener();
}

export const session = {
  /**
   * Call with the signed-in person. Returns false if the page shows another person's work: it stays ended then, so that
   * none of that person's waiting changes are sent, and must be left.
   */
  begin(id: string): boolean {
    isTakenOver = person !== undefined && person !== id;
    if (!isTakenOver) person = id;
    setEnded(isTakenOver);
    return !isTakenOver;
  },
  /** Call after a sign-out. */
  leave(): void {
    person = undefined;
    isTakenOver = false;
    setEnded(false);
  },
  /** Call after a 401. Before the first sign-in this does not count as an expired session. */
  refused(): void {
    if (person !== undefined) setEnded(true);
  },
  isEnded: (): boolean => isEnded,
  /** Returns whether another person has signed in than the one whose work the page shows. */
  isTakenOver: (): boolean => isTakenOver,
  /** Returns the id of the person whose page this is; undefined before the sign-in and after the sign-out. */
  person: (): string | undefined => person,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
