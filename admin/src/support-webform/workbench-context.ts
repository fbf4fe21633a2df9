import type { SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import { createContext, useContext } from 'react';
import type { EntryPlace, Reasons, TextPlace } from './reason-edits.js';

/** A text that is typed and not committed yet. */
export interface Typing extends TextPlace {
  readonly text: string;
}

/** State that all parts of the workbench share. */
export interface Workbench {
  readonly languages: readonly string[];
  /** False if the user may only read, or the place inherits its reasons. */
  readonly isEditable: boolean;
  readonly edit: (change: (reasons: Reasons) => Reasons) => void;
  readonly onType: (typing: Typing | undefined) => void;
  /** Undefined while loading or if loading failed. */
  readonly use: SupportUseCounts | undefined;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** Returns the surrounding workbench. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench needs a SupportWorkbench above it');
  return workbench;
}

/** Returns how often a reason or subreason was used. */
export function timesUsed({ use }: Workbench, { reason, subreason }: EntryPlace): number | undefined {
  return use?.counts
    .filter((each) => each.reason === reason && (subreason === null || each.subreason === subreason))
    .reduce((sum, { count }) => sum + count, 0);
}
