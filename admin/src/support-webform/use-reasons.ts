import type { EditAddress } from '@manifold/domain/change-set/contract';
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

/** Edits the reasons of a place in the draft. Each edit is based on those before it, saved or not. */
export function useReasons(place: Place, { rows, stores }: SectionData): ReasonsAtPlace {
  const { shownEdits, unsaved, change } = useDraft();
  const address: EditAddress = { section: SECTION, ...place, validFrom: null, validTo: null };
  const facts = { section: SECTION, rows, stores, edits: shownEdits } as const;
  const { published, value } = rowAt(address, facts);
  const inherited = inheritedAt(address, facts);
  const own = asReasons(value?.[FIELD]);
  const reasons = own ?? asReasons(inherited.value[FIELD]) ?? [];
  const save = (next: Reasons | undefined) => void change([{ address, field: FIELD, value: next, published }]);
  const isDrafted = JSON.stringify(published?.[FIELD]) !== JSON.stringify(own);
  const isUnsaved = unsaved.some((each) => each.field === FIELD && isSameRow(each.address, address));
  const asPublished = own ? 'own' : 'inherited';
  const saved = isDrafted ? 'draft' : asPublished;
  return {
    address,
    reasons,
    state: isUnsaved ? 'waiting' : saved,
    from: own ? undefined : inherited.provenance[FIELD],
    edit: (edited) => save(edited(reasons)),
    own: () => save(reasons),
    inherit: () => save(undefined),
  };
}
