import * as z from 'zod/mini';

/** A number of pieces, of characters or of tries that config says: at least one, and none that is only a slip of the finger. */
export const countSchema = z.int().check(z.positive(), z.maximum(1_000_000));
