import type { Extension, Subscription } from '@commercetools/platform-sdk';
import { boolean, list, number, object, reference, text } from '../../predicates/shape.js';
import type { Family } from '../../storage/family.js';
import { cached, stored } from '../../storage/family-of.js';
import { shownApiClient, type StoredApiClient } from '../../api-clients/stored-api-client.js';
import { shownDestination } from '../../extensions/shown-destination.js';
import type { ChangeMessage } from '../../messages/message.js';

export const messages = stored<ChangeMessage>({
  type: 'type',
  'resource.typeId': 'resource_type',
  'resource.id': 'resource_id',
})('message', 'messages', { type: text, sequenceNumber: number, resource: reference, resourceVersion: number });
export const subscriptions = stored<Subscription>()('subscription', 'subscriptions', { status: text });

const shownExtension = (body: Extension): Extension => ({ ...body, destination: shownDestination(body.destination) });

export const extensions: Family<Extension, 'extension'> = {
  ...cached<Extension>()('extension', 'extensions', {
    destination: object({ type: text, url: text }),
    triggers: list(object({ resourceTypeId: text, actions: list(text), condition: text })),
    timeoutInMs: number,
    dependencies: list(reference),
    expansionPaths: list(text),
    additionalContext: object({ includeOldResource: boolean }),
  }),
  present: (bodies) => Promise.resolve(bodies.map(shownExtension)),
};

export const apiClients: Family<StoredApiClient> = {
  ...stored<StoredApiClient>()('api-client', 'api_clients', {
    name: text,
    scope: text,
    lastUsedAt: text,
    deleteAt: text,
    accessTokenValiditySeconds: number,
    refreshTokenValiditySeconds: number,
  }),
  columns: { id: 'id', createdAt: 'created_at' },
  present: (bodies) => Promise.resolve(bodies.map(shownApiClient)),
};
