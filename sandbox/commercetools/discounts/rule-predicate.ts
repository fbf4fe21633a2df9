import type { AttributeType } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { MALFORMED } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import { predicateProblem } from '../pricing/check-discount.js';
import type { PredicateSubject } from '../discount-predicate/field-types.js';
import { productTypes } from '../families/families.js';
import type { Work } from '../work/work.js';

/** Returns the schema of a predicate of a discount, a code or a shipping method. */
export const rulePredicate = (subject: PredicateSubject) =>
  z.string().check(({ value, issues }) => {
    const problem = predicateProblem(value, { subject });
    if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value, params: MALFORMED });
  });

async function attributeTypes(work: Work): Promise<ReadonlyMap<string, readonly AttributeType[]>> {
  const found = new Map<string, AttributeType[]>();
  for (const { attributes = [] } of await work.backend.cache.all(productTypes))
    for (const { name, type } of attributes) found.set(name, [...(found.get(name) ?? []), type]);
  return found;
}

/** Throws InvalidInput for a predicate with unknown attributes, or that compares one with a value of another type. */
export async function requireKnownAttributes(
  work: Work,
  subject: PredicateSubject,
  predicate: string | undefined,
): Promise<void> {
  if (predicate === undefined || !predicate.includes('attributes')) return;
  const problem = predicateProblem(predicate, { subject, attributes: await attributeTypes(work) });
  if (problem !== undefined) throw invalidInput(`Malformed parameter: predicate: ${problem}`);
}
