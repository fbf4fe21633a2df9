const KEY = 'manifold-checkout-form';

interface StoredDraft {
  readonly cartId: string;
  readonly form: unknown;
}

/**
 * What was typed into the checkout and not sent yet, kept in this tab only: a reload loses nothing, another person who opens
 * a tab sees nothing. Storage may be switched off; then nothing is kept.
 */
export const formDraft = {
  /** The form that was typed for this cart, unchecked. */
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
      // Full or forbidden: a reload starts with what the cart knows.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Forbidden: then there is nothing either.
    }
  },
};
