import * as z from 'zod/mini';
import { CONSENT_CATEGORIES } from '../cookie-consent/question.js';
import { textDigestSchema } from '../newsletter/contract.js';
import { countSchema } from '../quantity/contract.js';
import { operation } from './operation.js';

/** Operations about a visitor's consent (spec shell §6). */
export const consentOperations = {
  recordConsent: operation({
    summary: 'Records a choice about cookies; `id` is random, `text` is a digest of the texts that were shown',
    request: z.strictObject({
      id: z.uuid(),
      categories: z.array(z.enum(CONSENT_CATEGORIES)).check(z.maxLength(CONSENT_CATEGORIES.length)),
      version: countSchema,
      text: textDigestSchema,
    }),
    response: z.object({ recorded: z.literal(true) }),
  }),
} as const;
