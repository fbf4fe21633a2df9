import type { SealedDocument } from './seal.js';

/** Returns the document of a store's timeline at an instant; null stands for now. */
export const documentAt = (timeline: readonly SealedDocument[], instant: string | null): SealedDocument | undefined =>
  timeline.findLast(({ validFrom }) => validFrom === null || (instant !== null && validFrom <= instant));

/** Returns the instants at which one of two timelines changes, in order; null, which stands for now, comes first. */
export const changeInstants = (
  before: readonly SealedDocument[],
  after: readonly SealedDocument[],
): readonly (string | null)[] =>
  [...new Set([...before, ...after].map(({ validFrom }) => validFrom))].sort((one, other) =>
    (one ?? '').localeCompare(other ?? ''),
  );
