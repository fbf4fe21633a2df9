import * as z from 'zod/mini';

/** An e-mail address of at most 254 characters (RFC 5321). */
export const emailSchema = z.string().check(z.trim(), z.maxLength(254), z.email());
