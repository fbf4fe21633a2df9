import type { StateReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { states } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';

/** The input of `transitionState`. */
export const stateTransition = z.object({ state: resourceIdentifier, force: z.boolean().default(false) });

/**
 * Returns the next state of a resource. Throws InvalidOperation if its current state lists the states that may follow and this is
 * not one of them, unless the transition is forced. A state without a list may be followed by any.
 */
export async function nextState(
  work: Work,
  current: Pick<StateReference, 'id'> | undefined,
  { state, force }: { readonly state: ResourceIdentifier; readonly force: boolean },
): Promise<StateReference> {
  const next = await referenced(work, states, state);
  const from = current === undefined ? undefined : await work.find(states, 'id', current.id);
  const isAllowed = from?.transitions === undefined || from.transitions.some(({ id }) => id === next.id);
  if (!isAllowed && !force && from.id !== next.id)
    throw invalidOperation(`The state '${from.id}' has no transition to the state '${next.id}'.`);
  return { typeId: 'state', id: next.id };
}
