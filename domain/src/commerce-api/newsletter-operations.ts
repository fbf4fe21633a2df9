import * as z from 'zod/mini';
import { emailSchema } from '../email/contract.js';
import { newsletterSourceSchema, textDigestSchema } from '../newsletter/contract.js';
import { operation } from './operation.js';

/** Operations about the newsletter that need no account (spec shell §2.2, §6). */
export const newsletterOperations = {
  subscribeToNewsletter: operation({
    summary: 'Mails a link that confirms the newsletter; the response does not reveal whether the address is known',
    request: z.strictObject({ email: emailSchema, source: newsletterSourceSchema, text: textDigestSchema }),
    response: z.object({ requested: z.literal(true) }),
  }),
  unsubscribeFromNewsletter: operation({
    summary: 'Ends the newsletter with the token of a mail; done for unknown tokens too',
    request: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ done: z.literal(true) }),
  }),
} as const;
