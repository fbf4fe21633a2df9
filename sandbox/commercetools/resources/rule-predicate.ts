import * as z from 'zod';
import { MALFORMED } from '../http/parse.js';
import { predicateProblem } from '../pricing/check-discount.js';

/** The predicate of a discount, a code or a shipping method; one that cannot be read would never match, silently. */
export const rulePredicate = z.string().check(({ value, issues }) => {
  const problem = predicateProblem(value);
  if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value, params: MALFORMED });
});
