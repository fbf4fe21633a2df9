import type { Snapshot } from './contract.js';

/** Returns the time that a page of this snapshot shows: the preview's, or now. */
export function instantShown({ preview }: Pick<Snapshot, 'preview'>, now: Date): Date {
  return preview?.at == null ? now : new Date(preview.at);
}
