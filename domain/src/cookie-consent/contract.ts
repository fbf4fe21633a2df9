import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';
import { consentQuestion } from './question.js';

/** CNIL and Garante want a choice to be asked for again after about six months, and never more than 13. */
const MAXIMUM_DAYS = 395;

/** How a store asks for consent to cookies. Null texts are the shop's own in the language of the page. */
export const cookieConsentSchema = z.object({
  /** Whether the store asks at all; without a question nothing beyond the necessary is ever loaded. */
  enabled: z.boolean(),
  /** A higher version asks everybody again. */
  version: countSchema,
  repeatAfterDays: z.int().check(z.minimum(1), z.maximum(MAXIMUM_DAYS)),
  /** Whether the configured consent manager asks instead of the shop's own dialog. */
  usesManager: z.boolean(),
  preferences: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  title: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  text: z.nullable(z.string().check(z.minLength(1), z.maxLength(600))),
});

export type CookieConsent = z.infer<typeof cookieConsentSchema>;

/** The section of the config; every page reads its question as `cookieConsent`. */
export const cookieConsentContract = sectionContract(cookieConsentSchema, { page: consentQuestion });
