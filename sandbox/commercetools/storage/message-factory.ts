import type { MessagePayload, UserProvidedIdentifiers } from '@commercetools/platform-sdk';

/**
 * What the change feed says of one kind of resource: the platform's payloads for two states of it. Number, resource and
 * version are added when the message is written.
 */
export interface Telling<T> {
  created?(body: T): readonly MessagePayload[];
  changed?(after: T, before: T): readonly MessagePayload[];
  deleted?(body: T): readonly MessagePayload[];
  /** The names that its owner gave it, which every message repeats. */
  identifiers?(body: T): UserProvidedIdentifiers;
}

/** What one write did to a resource. */
export type Change<T> = { readonly created: T } | { readonly changed: T; readonly before: T } | { readonly deleted: T };

/** The resource as it is after the change, or as it was when it went. */
export function bodyOf<T>(change: Change<T>): T {
  if ('created' in change) return change.created;
  return 'changed' in change ? change.changed : change.deleted;
}

/** Everything that there is to say about one write. */
export function toldOf<T>(telling: Telling<T>, change: Change<T>): readonly MessagePayload[] {
  if ('created' in change) return telling.created?.(change.created) ?? [];
  if ('changed' in change) return telling.changed?.(change.changed, change.before) ?? [];
  return telling.deleted?.(change.deleted) ?? [];
}
