import type { EditAddress } from '@manifold/domain/change-set/contract';
import { useDraft } from '../shared/draft/draft-context.js';
import { RowDialog } from '../shared/row/RowDialog.js';
import { rowAt } from '../shared/row/row-state.js';
import type { SectionPlan } from '../shared/section/section-plan.js';
import { useSectionData } from '../shared/definition/use-section.js';

interface OwnRowDialogProps {
  readonly address: EditAddress;
  readonly plan: SectionPlan;
  readonly onClose: () => void;
}

/** Edits a store's own row of a section, existing or not. */
export function OwnRowDialog({ address, plan, onClose }: OwnRowDialogProps) {
  const { shownEdits } = useDraft();
  const data = useSectionData(plan.key);
  if (!data) return null;
  const row = rowAt(address, { section: plan.key, rows: data.rows, edits: shownEdits });
  return (
    <RowDialog
      data={data}
      row={row}
      layers={data.section.layers}
      editors={plan.editors ?? {}}
      isEditable
      onClose={onClose}
    />
  );
}
