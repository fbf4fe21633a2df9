import type { SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import { createContext, useContext } from 'react';
import type { EntryPlace, Reasons, TextPlace } from './reason-edits.js';

/** Words that are being typed and not kept yet. */
export interface Typing extends TextPlace {
  readonly text: string;
}

/** What every part of the workbench works on. */
export interface Workbench {
  readonly languages: readonly string[];
  /** False where the person may only look, or the place inherits its reasons. */
  readonly isEditable: boolean;
  readonly edit: (change: (reasons: Reasons) => Reasons) => void;
  readonly onType: (typing: Typing | undefined) => void;
  /** Undefined while they are loading, or could not be had. */
  readonly use: SupportUseCounts | undefined;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** The workbench around a part. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench needs a SupportWorkbench above it');
  return workbench;
}

/** How often a reason, or one of its subreasons, was used. */
export function timesUsed({ use }: Workbench, { reason, subreason }: EntryPlace): number | undefined {
  return use?.counts
    .filter((each) => each.reason === reason && (subreason === null || each.subreason === subreason))
    .reduce((sum, { count }) => sum + count, 0);
}
