import type { Snapshot } from './contract.js';

/** The instant that a page of this snapshot shows: a preview's own, else now. */
export function instantShown({ preview }: Pick<Snapshot, 'preview'>, now: Date): Date {
  return preview?.at == null ? now : new Date(preview.at);
}
