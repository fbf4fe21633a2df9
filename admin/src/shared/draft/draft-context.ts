import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { createContext, useContext } from 'react';
import type { DraftCreation } from './draft-creation.js';
import type { FieldChange, RowValue } from './edit-row.js';

/** A change of a field with the row as published; null if there is no row. */
export interface RowChange extends FieldChange {
  readonly published: RowValue | null;
}

export interface Draft {
  /** The draft that receives changes; null if there are none. */
  readonly draft: ChangeSet | null;
  /** The user's open change sets, newest first: drafts, scheduled and failed ones. */
  readonly own: readonly ChangeSet[];
  /** Whether the user’s change sets are loaded: before, a missing draft says nothing. */
  readonly isLoaded: boolean;
  /** Why they cannot be loaded; null while they load and afterwards. */
  readonly failure: Error | null;
  /** Loads them again after a failure. */
  readonly reload: () => void;
  /**
   * The edits of the draft with the changes in flight applied. What the user edits next is based on these; only
   * `draft.edits` can be published.
   */
  readonly shownEdits: readonly Edit[];
  /** Whether changes of the draft are in flight. */
  readonly isSaving: boolean;
  /** Changes of the draft that wait for the network or a sign-in, oldest first. */
  readonly unsaved: readonly RowChange[];
  /** Whether changes of any draft are in flight: they would be lost with the page or the session. */
  readonly hasUnsaved: boolean;
  /** How many saves were refused since the page was opened. */
  readonly refusedSaves: number;
  /** Whether changes of any draft wait. */
  readonly isWaiting: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Changes fields as one undoable step. Like the other actions it shows a notification and resolves to false if the server
   * refuses. Calls back with the draft of the changes when it is known: it may have to be loaded or begun first.
   */
  readonly change: (changes: readonly RowChange[], onTarget?: (draftId: string) => void) => Promise<boolean>;
  /** Undoes the last step. */
  readonly undo: () => Promise<boolean>;
  /** Redoes the step that was last undone. */
  readonly redo: () => Promise<boolean>;
  /** Puts edits into the draft unchanged. */
  readonly put: (edits: readonly Edit[]) => Promise<boolean>;
  readonly removeEdit: (address: EditAddress) => Promise<boolean>;
  readonly discard: () => Promise<boolean>;
  /** The last discarded draft, until another is started; null for none. */
  readonly discarded: ChangeSet | null;
  /** Restores the discarded draft and selects it. */
  readonly restore: () => Promise<boolean>;
  /** Selects another of the user's drafts. */
  readonly switchTo: (id: string) => void;
  /** Creates another draft and selects it. The same creation can be tried again with the same name. */
  readonly begin: (name: string, create: DraftCreation) => Promise<boolean>;
  /** Renames one of the user's drafts. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  /** Runs an action on any change set and shows the result, or a notification if the server refuses. */
  readonly step: (work: () => Promise<ChangeSet>) => Promise<boolean>;
  /** Selects a draft that the server has created. */
  readonly adopt: (made: ChangeSet) => void;
  /** Call after a publish, or with the change set that is scheduled; reloads everything on screen. */
  readonly published: (scheduled?: ChangeSet) => Promise<void>;
}

export const DraftContext = createContext<Draft | undefined>(undefined);

/** Returns the user's draft and its actions. */
export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft needs a DraftProvider above it');
  return draft;
}
