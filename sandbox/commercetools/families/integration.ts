import type {
  Extension,
  Subscription,
  ExtensionDestination,
  Reference,
  UserProvidedIdentifiers,
  HttpDestinationAuthentication,
} from '@commercetools/platform-sdk';
import { boolean, list, number, object, reference, text } from '../predicates/shape.js';
import type { Family, Resource } from '../storage/family.js';
import { cached, stored } from '../storage/family-of.js';
import { shownApiClient, type StoredApiClient } from './stored-api-client.js';

/** One entry of the change feed: something happened to a resource. Further fields depend on the type. */
export interface ChangeMessage extends Resource {
  readonly type: string;
  /** Counts the messages of one resource from 1 without a gap. */
  readonly sequenceNumber: number;
  readonly resource: Reference;
  readonly resourceVersion: number;
  readonly resourceUserProvidedIdentifiers?: UserProvidedIdentifiers;
}

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

const hidden = (value: string): string => `${value.slice(0, 4)}****`;

function withHiddenSecret(sent: HttpDestinationAuthentication): HttpDestinationAuthentication {
  return sent.type === 'AuthorizationHeader'
    ? { ...sent, headerValue: hidden(sent.headerValue) }
    : { ...sent, key: hidden(sent.key) };
}

/** The destination as answers show it: secrets are partially hidden. */
export const shownDestination = (stored: ExtensionDestination): ExtensionDestination =>
  stored.type === 'HTTP' && stored.authentication !== undefined
    ? { ...stored, authentication: withHiddenSecret(stored.authentication) }
    : stored;
