import type { Extension, ExtensionTrigger } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, PlatformError } from '../errors/platform-error.js';
import { parsePredicate } from '../predicates/parser.js';
import { Parameters, predicateSql } from '../predicates/to-sql.js';
import { FAMILIES } from '../families/families.js';
import type { Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';

/** The resources whose creation and change can be extended here. */
const EXTENDED = [
  'business-unit',
  'cart',
  'customer',
  'customer-group',
  'order',
  'payment',
  'quote',
  'quote-request',
  'shopping-list',
  'staged-quote',
];

export const trigger = z.object({
  resourceTypeId: z.string().superRefine((type, context) => {
    if (!EXTENDED.includes(type)) context.addIssue(`This server does not support extensions of '${type}'.`);
  }),
  actions: z.array(z.enum(['Create', 'Update'])).min(1),
  condition: z.string().max(4096).optional(),
});

function conditionSql(family: Family, condition: string, parameters: Parameters): string {
  const target = { shape: family.shape, base: () => 'body', shortcut: () => undefined, columns: {} };
  return predicateSql(parsePredicate(condition), target, parameters);
}

/** Throws 400 if a resource is named twice, or if a condition is not a predicate about its resource. */
export function requireTriggers(triggers: readonly ExtensionTrigger[]): void {
  const types = triggers.map(({ resourceTypeId }) => resourceTypeId);
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice !== undefined) throw invalidField('triggers', twice, 'A resource type has one trigger.');
  for (const { resourceTypeId, condition } of triggers) {
    const family = FAMILIES.get(resourceTypeId);
    if (family !== undefined && condition !== undefined) conditionSql(family, condition, new Parameters());
  }
}

export const triggerOf = (extension: Extension, family: Family, action: string): ExtensionTrigger | undefined =>
  extension.triggers.find(
    ({ resourceTypeId, actions }) => resourceTypeId === family.typeId && actions.includes(action),
  );

/** Returns whether the condition of a trigger holds for a resource. Throws 400 if it compares a field that the resource lacks. */
export async function isConditionMet(
  work: Work,
  { extension, condition }: { readonly extension: Extension; readonly condition: string | undefined },
  { family, body }: { readonly family: Family; readonly body: Resource },
): Promise<boolean> {
  if (condition === undefined) return true;
  const parameters = new Parameters();
  const sql = conditionSql(family, condition, parameters);
  const { rows } = await work.db.query<{ met: boolean | null }>(
    `SELECT ${sql} AS met FROM (SELECT ${parameters.bind(JSON.stringify(body))}::jsonb AS body) AS subject`,
    parameters.values,
  );
  const met = rows[0]?.met ?? null;
  if (met !== null) return met;
  const { id, key } = extension;
  throw new PlatformError(400, {
    code: 'ExtensionPredicateEvaluationFailed',
    message: `The condition '${condition}' compares a field that is not present.`,
    errorByExtension: { id, key },
  });
}
