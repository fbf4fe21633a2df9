const KEY = 'manifold-ended-payments';
/** The server only returns the state of a cart's newest payment. */
const REMEMBERED = 20;

/** The ids if they cannot be stored. */
let unstored: readonly string[] | undefined;

function listEnded(): readonly string[] {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is forbidden, so nothing was stored.
    return [];
  }
}

/** The payments whose end this tab knows, also after the shopper was at a bank. */
export const endedPayments = {
  has: (attemptId: string | undefined): boolean => attemptId !== undefined && listEnded().includes(attemptId),
  /** Adds the id of a payment, if it is known. */
  add(attemptId: string | undefined): void {
    if (attemptId === undefined || endedPayments.has(attemptId)) return;
    const ended = [...listEnded(), attemptId].slice(-REMEMBERED);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(ended));
    } catch {
      // Storage is forbidden or full.
      unstored = ended;
    }
  },
};
