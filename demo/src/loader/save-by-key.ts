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

/** What brings an existing resource in line with its draft; an empty list leaves it as it is. */
export type Changes<Resource, Action> = (existing: Resource) => readonly Action[];

/**
 * Creates the resource, or changes the one that has its key already. Creating first costs an empty project one request
 * per resource, and that is the case where there are many.
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
