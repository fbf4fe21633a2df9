import type { MessagePayload, UserProvidedIdentifiers } from '@commercetools/platform-sdk';

/**
 * Makes the change feed's messages of one kind of resource. Number, resource and version are added when a message is
 * written.
 */
export interface MessageFactory<T> {
  created?(body: T): readonly MessagePayload[];
  changed?(after: T, before: T): readonly MessagePayload[];
  deleted?(body: T): readonly MessagePayload[];
  /** The user-provided identifiers, which every message repeats. */
  identifiers?(body: T): UserProvidedIdentifiers;
}

/** The change of one write. */
export type Change<T> = { readonly created: T } | { readonly changed: T; readonly before: T } | { readonly deleted: T };

/** Returns the resource after the change, or its last state if it was deleted. */
export function bodyOf<T>(change: Change<T>): T {
  if ('created' in change) return change.created;
  return 'changed' in change ? change.changed : change.deleted;
}

/** Returns the payloads of one write. */
export function payloadsOf<T>(factory: MessageFactory<T>, change: Change<T>): readonly MessagePayload[] {
  if ('created' in change) return factory.created?.(change.created) ?? [];
  if ('changed' in change) return factory.changed?.(change.changed, change.before) ?? [];
  return factory.deleted?.(change.deleted) ?? [];
}
