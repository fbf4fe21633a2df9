import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { createContext, useContext } from 'react';
import type { FieldChange, RowValue } from './edit-row.js';

/** A field's change together with the row as it is published; null for no row. */
export interface RowChange extends FieldChange {
  readonly published: RowValue | null;
}

export interface Draft {
  /** The draft that changes go into; null while nothing is being changed. */
  readonly draft: ChangeSet | null;
  /** The reader's open change sets, newest first: drafts, and what waits for its instant or failed at it. */
  readonly own: readonly ChangeSet[];
  /** Changes that wait for the network or for a sign-in to be saved; a later one of the same field is last. */
  readonly unsaved: readonly RowChange[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes fields as one step that can be undone. Tells of a refusal by itself. */
  readonly change: (changes: readonly RowChange[]) => Promise<void>;
  /** Takes the last step back. */
  readonly undo: () => Promise<void>;
  /** Takes the step that was undone last again. */
  readonly redo: () => Promise<void>;
  /** Puts edits into the draft as they are. */
  readonly put: (edits: readonly Edit[]) => Promise<void>;
  readonly removeEdit: (address: EditAddress) => Promise<void>;
  readonly discard: () => Promise<void>;
  /** The draft that was discarded last, until something else is begun; null for none. */
  readonly discarded: ChangeSet | null;
  /** Makes the discarded draft a draft again and goes on with it. */
  readonly restore: () => Promise<void>;
  /** Goes on with another of the own drafts. */
  readonly switchTo: (id: string) => void;
  /** Begins another draft beside this one and goes on with it. */
  readonly begin: (name: string) => Promise<void>;
  /** Names the draft anew. */
  readonly rename: (name: string) => Promise<void>;
  /** Takes a step with a change set, the reader's own or another's, and shows what it made of it; tells of a refusal by itself. */
  readonly step: (work: () => Promise<ChangeSet>) => Promise<void>;
  /** Goes on with a draft that the server made. */
  readonly adopt: (made: ChangeSet) => void;
  /** To be told after a publish: everything on screen is another revision's now. */
  readonly published: () => Promise<void>;
}

export const DraftContext = createContext<Draft | undefined>(undefined);

/** The signed-in person's draft. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs a DraftProvider above it');
  return draft;
}
