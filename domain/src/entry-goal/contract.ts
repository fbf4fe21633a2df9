import * as z from 'zod/mini';
import { NAMED_GOAL } from './entry-goal.js';

/** The page to which a mailed link leads after its form. */
export const goalSchema = z.string().check(z.maxLength(80), z.regex(NAMED_GOAL));
