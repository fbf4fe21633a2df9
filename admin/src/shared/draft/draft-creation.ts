import { useState } from 'react';
import { errorCode } from '../../providers/api.js';

/** Creates a draft with an id. */
type Create<Result> = (id: string) => Promise<Result>;

/**
 * Creates a draft from some content. A repeat with the same content uses the same id until it succeeds: if only the answer of
 * the first request was lost, the server returns the draft of the first request instead of creating a second one.
 */
export type DraftCreation = <Result>(content: unknown, create: Create<Result>) => Promise<Result>;

/** Returns a function that creates drafts one after another, each once. */
export function draftCreation(): DraftCreation {
  let pending: { readonly content: unknown; readonly id: string } | undefined;
  const begin = (content: unknown): string => {
    const id = crypto.randomUUID();
    pending = { content, id };
    return id;
  };
  return async (content, create) => {
    const known = pending?.content === content ? pending?.id : undefined;
    const id = known ?? begin(content);
    // The draft of the first request is discarded or published by now.
    const again = (error: unknown) => {
      if (errorCode(error) !== 'conflict') throw error;
      return create(begin(content));
    };
    const created = await create(id).catch(again);
    pending = undefined;
    return created;
  };
}

/** Creates the drafts of a screen. */
export function useDraftCreation(): DraftCreation {
  const [create] = useState(draftCreation);
  return create;
}
