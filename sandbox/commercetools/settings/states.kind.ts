import type { State } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { key, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { states } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';
import { references } from '../work/references.js';

const type = z.enum([
  'OrderState',
  'LineItemState',
  'ProductState',
  'ReviewState',
  'PaymentState',
  'QuoteRequestState',
  'StagedQuoteState',
  'QuoteState',
]);
const roles = z.array(z.enum(['ReviewIncludedInStatistics', 'Return']));
const draft = z.object({
  key,
  type,
  name: localizedString.optional(),
  description: localizedString.optional(),
  initial: z.boolean().default(true),
  roles: roles.optional(),
  transitions: z.array(resourceIdentifier).optional(),
});

export const statesKind: Kind<State> = {
  path: 'states',
  family: states,
  view: ['view_states'],
  manage: ['manage_states'],
  create: creates(draft, async (input, work) =>
    work.newResource({
      ...input,
      builtIn: false,
      roles: input.roles,
      transitions: input.transitions === undefined ? undefined : await references(work, states, input.transitions),
    }),
  ),
  actions: {
    changeKey: assigns('key', key),
    setName: assigns('name', localizedString),
    setDescription: assigns('description', localizedString),
    changeInitial: assigns('initial', z.boolean()),
    changeType: assigns('type', type),
    setRoles: assigns('roles', roles),
    addRoles: action(z.object({ roles }), (body: State, input) => ({
      ...body,
      roles: [...new Set([...(body.roles ?? []), ...input.roles])],
    })),
    removeRoles: action(z.object({ roles }), (body: State, input) => ({
      ...body,
      roles: (body.roles ?? []).filter((role) => !input.roles.some((removed) => removed === role)),
    })),
    setTransitions: action(
      z.object({ transitions: z.array(resourceIdentifier).optional() }),
      async (body: State, input, work) => ({
        ...body,
        transitions: input.transitions === undefined ? undefined : await references(work, states, input.transitions),
      }),
    ),
  },
};
