import { requireScope } from '../oauth/scopes.js';
import type { Work } from '../work/work.js';
import type { GraphqlContext } from './graphql-context.js';

/** What a mutation needs: one of the scopes, and whether it changes only what belongs to the shopper (`me`). */
export interface Right {
  readonly mine: boolean;
  readonly scopes: readonly string[];
}

/** Returns the work of a mutation for its audience. Throws `insufficient_scope` if the token has none of the scopes. */
export function mutationWork(
  { mine, scopes }: Right,
  { storeKey }: { readonly storeKey?: string | null },
  { work }: GraphqlContext,
): Work {
  requireScope(work.access, scopes, storeKey ?? undefined);
  return work.forAudience({ mine, storeKey: storeKey ?? undefined });
}
