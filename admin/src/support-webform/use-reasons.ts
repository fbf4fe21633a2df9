import type { EditAddress } from '@manifold/domain/change-set/contract';
import { useRef, useState } from 'react';
import { useDraft } from '../shared/draft/draft-context.js';
import { isSameRow } from '../shared/draft/edit-row.js';
import type { CellState } from '../shared/cell/subject.js';
import type { Place } from '../shared/place/place.js';
import { inheritedAt, rowAt } from '../shared/row/row-state.js';
import type { SectionData } from '../shared/definition/use-section.js';
import type { Reasons } from './reason-edits.js';

export const SECTION = 'support-webform';
const FIELD = 'reasons';

// The server validates the value against the section's schema.
const asReasons = (value: unknown): Reasons | undefined => value as Reasons | undefined;

export interface ReasonsAtPlace {
  readonly address: EditAddress;
  readonly reasons: Reasons;
  readonly state: CellState;
  /** The place that inherited reasons come from. */
  readonly from: Place | undefined;
  readonly edit: (change: (reasons: Reasons) => Reasons) => void;
  /** Copies the inherited reasons to the place, or inherits them again. */
  readonly own: () => void;
  readonly inherit: () => void;
}

/**
 * Edits the reasons of a place in the draft. Changes apply optimistically, so that further edits do not wait for the
 * server.
 */
export function useReasons(place: Place, { rows, stores }: SectionData): ReasonsAtPlace {
  const { draft, unsaved, change } = useDraft();
  const [ahead, setAhead] = useState<{ readonly address: EditAddress; readonly reasons: Reasons }>();
  const latest = useRef<Reasons>(undefined);
  const address: EditAddress = { section: SECTION, ...place, validFrom: null, validTo: null };
  const facts = { section: SECTION, rows, stores, edits: draft?.edits ?? [] } as const;
  const { published, value } = rowAt(address, facts);
  const inherited = inheritedAt(address, facts);
  const own = asReasons(value?.[FIELD]);
  const known = own ?? asReasons(inherited.value[FIELD]) ?? [];
  const isAhead = ahead !== undefined && isSameRow(ahead.address, address);
  const reasons = isAhead ? ahead.reasons : known;
  const save = (next: Reasons | undefined) => {
    latest.current = next;
    setAhead(next && { address, reasons: next });
    void change([{ address, field: FIELD, value: next, published }]).then(() => {
      // Keep the optimistic value if there was a later change.
      if (latest.current === next) setAhead(undefined);
    });
  };
  const isDrafted = JSON.stringify(published?.[FIELD]) !== JSON.stringify(own);
  const isUnsaved = unsaved.some((each) => each.field === FIELD && isSameRow(each.address, address));
  const asPublished = own ? 'own' : 'inherited';
  const saved = isDrafted || isAhead ? 'draft' : asPublished;
  return {
    address,
    reasons,
    state: isUnsaved ? 'waiting' : saved,
    from: own || isAhead ? undefined : inherited.provenance[FIELD],
    edit: (edited) => save(edited(isAhead ? (latest.current ?? reasons) : reasons)),
    own: () => save(reasons),
    inherit: () => save(undefined),
  };
}
