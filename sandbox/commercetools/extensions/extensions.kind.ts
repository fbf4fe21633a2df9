import type { Extension } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { key, resourceIdentifier } from '../input/draft-parts.js';
import { extensions } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';
import { dependenciesOf, requireChain, requireNoDependants } from './dependencies.js';
import { destination, requireAllowedHost } from './destination.js';
import { requireTriggers, trigger } from './trigger.js';

const MAX_TIMEOUT_MS = 10_000;
const triggers = z.array(trigger).min(1).max(25);
const timeoutInMs = z.int().min(1).max(MAX_TIMEOUT_MS).optional();
const dependencies = z.array(resourceIdentifier);
const expansionPaths = z.array(z.string().max(256)).max(100);
const additionalContext = z.object({ includeOldResource: z.boolean().default(false) });
const draft = z.object({
  key: key.optional(),
  destination,
  triggers,
  timeoutInMs,
  dependencies: dependencies.optional(),
  expansionPaths: expansionPaths.optional(),
  additionalContext: additionalContext.optional(),
});

/** API extensions: HTTP services that are called before a resource is created or changed. */
export const extensionsKind: Kind<Extension> = {
  path: 'extensions',
  family: extensions,
  view: ['manage_extensions'],
  manage: ['manage_extensions'],
  create: creates(draft, async (input, work) => {
    requireAllowedHost(work, input.destination);
    requireTriggers(input.triggers);
    return work.newResource({ ...input, dependencies: await dependenciesOf(work, input.dependencies) });
  }),
  afterWrite: (_after, _before, work) => requireChain(work),
  afterDelete: (body, work) => requireNoDependants(work, body),
  actions: {
    setKey: assigns('key', key.optional()),
    setTimeoutInMs: assigns('timeoutInMs', timeoutInMs),
    setExpansionPaths: assigns('expansionPaths', expansionPaths),
    setAdditionalContext: assigns('additionalContext', additionalContext),
    changeDestination: action(z.object({ destination }), (body: Extension, input, work) => {
      requireAllowedHost(work, input.destination);
      return { ...body, destination: input.destination };
    }),
    changeTriggers: action(z.object({ triggers }), (body: Extension, input) => {
      requireTriggers(input.triggers);
      return { ...body, triggers: input.triggers };
    }),
    setDependencies: action(z.object({ dependencies }), async (body: Extension, input, work) => ({
      ...body,
      dependencies: await dependenciesOf(work, input.dependencies),
    })),
  },
};
