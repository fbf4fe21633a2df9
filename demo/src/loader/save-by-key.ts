import { isDuplicate } from './refusals.js';

interface Request<T> {
  execute(): Promise<{ body: T }>;
}

/** The part of the SDK's endpoints that all kinds of resource share. */
export interface KeyedEndpoint<Draft, Resource, Action> {
  post(wanted: { body: Draft }): Request<Resource>;
  withKey(args: { key: string }): {
    get(): Request<Resource>;
    post(wanted: { body: { version: number; actions: Action[] } }): Request<Resource>;
  };
}

/** Returns the update actions that make an existing resource match its draft; empty if it already does. */
export type Changes<Resource, Action> = (existing: Resource) => readonly Action[];

/**
 * Creates the resource, or updates the one with its key. Trying to create first takes one request per resource in an empty
 * project, which has the most to load.
 */
export async function saveByKey<
  Draft extends { readonly key?: string },
  Resource extends { readonly version: number },
  Action,
>(
  endpoint: KeyedEndpoint<Draft, Resource, Action>,
  draft: Draft,
  changes: Changes<Resource, Action>,
): Promise<Resource> {
  const { key } = draft;
  if (key === undefined) throw new Error('A resource of the demo always has a key.');
  try {
    const { body: created } = await endpoint.post({ body: draft }).execute();
    return created;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const place = endpoint.withKey({ key });
    const { body: existing } = await place.get().execute();
    const actions = [...changes(existing)];
    if (actions.length === 0) return existing;
    const { body: changed } = await place.post({ body: { version: existing.version, actions } }).execute();
    return changed;
  }
}
