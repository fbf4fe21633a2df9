const KEY = 'manifold-checkout-form';

interface StoredDraft {
  readonly cartId: string;
  readonly form: unknown;
}

/**
 * Stores unsent input of the checkout for this tab only, so that a reload loses nothing and another person who opens a tab sees
 * nothing. If storage is unavailable, nothing is stored.
 */
export const formDraft = {
  /** Returns the unvalidated draft for this cart. */
  read(cartId: string): unknown {
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDraft | null;
      return stored?.cartId === cartId ? stored.form : undefined;
    } catch {
      return undefined;
    }
  },
  write(cartId: string, form: unknown): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ cartId, form } satisfies StoredDraft));
    } catch {
      // Storage is full or forbidden: a reload starts with the cart's values.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  },
};
