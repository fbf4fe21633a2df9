import * as z from 'zod/mini';

/** An e-mail address, at most as long as one can be (RFC 5321). */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());
