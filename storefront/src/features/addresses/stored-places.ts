const KEY = 'manifold-checked-places';

interface StoredPlaces {
  readonly cartId: string;
  readonly keys: readonly string[];
}

function parseStored(text: string | null): StoredPlaces | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { cartId, keys }: Partial<Record<keyof StoredPlaces, unknown>> = value;
  if (typeof cartId !== 'string' || !Array.isArray(keys)) return undefined;
  return { cartId, keys: keys.filter((key) => typeof key === 'string') };
}

/**
 * Stores in this tab which addresses of a cart were checked, because the next step is another document. The keys are digests, as
 * they stay in the tab longer than the draft of the form.
 */
export const storedPlaces = {
  read(cartId: string): readonly string[] {
    try {
      const stored = parseStored(sessionStorage.getItem(KEY));
      return stored?.cartId === cartId ? stored.keys : [];
    } catch {
      return [];
    }
  },
  write(cartId: string, keys: readonly string[]): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ cartId, keys } satisfies StoredPlaces));
    } catch {
      // Storage is full or forbidden: the addresses are checked again.
    }
  },
};
