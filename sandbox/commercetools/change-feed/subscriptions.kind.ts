import type { Subscription } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { key, unsupportedProperties } from '../input/draft-parts.js';
import { subscriptions } from '../families/families.js';
import { assigns, creates, type Kind } from '../resources/kind.js';

const line = z.string().min(1);
const destination = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('SQS'), queueUrl: line, region: line }),
  z.looseObject({ type: z.literal('SNS'), topicArn: line }),
  z.object({ type: z.literal('EventBridge'), accountId: line, region: line, source: line.optional() }),
  z.object({ type: z.literal('EventGrid'), uri: line, accessKey: line }),
  z.object({ type: z.literal('AzureServiceBus'), connectionString: line }),
  z.object({ type: z.literal('GoogleCloudPubSub'), projectId: line, topic: line }),
  z.looseObject({ type: z.literal('ConfluentCloud'), bootstrapServer: line, topic: line, acks: line }),
]);
const messages = z.array(z.object({ resourceTypeId: line, types: z.array(line).default([]) })).default([]);
const changes = z.array(z.object({ resourceTypeId: line })).default([]);
const draft = z.object({
  key: key.optional(),
  destination,
  messages,
  changes,
  ...unsupportedProperties('events'),
  format: z.looseObject({ type: z.enum(['Platform', 'CloudEvents']) }).default({ type: 'Platform' }),
});

/**
 * Subscriptions are validated and stored, but nothing is delivered: their destinations are queues of other clouds. Clients
 * read `/messages` instead.
 */
export const subscriptionsKind: Kind<Subscription> = {
  path: 'subscriptions',
  family: subscriptions,
  view: ['manage_subscriptions'],
  manage: ['manage_subscriptions'],
  create: creates(
    draft.refine((input) => input.messages.length + input.changes.length > 0, 'Messages or changes must be named.'),
    (input, work) => work.newResource({ ...input, events: [], status: 'Healthy' }) as Subscription,
  ),
  actions: {
    setKey: assigns('key', key.optional()),
    setMessages: assigns('messages', messages),
    setChanges: assigns('changes', changes),
    changeDestination: assigns('destination', destination),
  },
};
