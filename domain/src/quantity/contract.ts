import * as z from 'zod/mini';

/**
 * A configured number of pieces, characters or attempts: at least one, with an upper bound that catches typing errors.
 */
export const countSchema = z.int().check(z.positive(), z.maximum(1_000_000));
