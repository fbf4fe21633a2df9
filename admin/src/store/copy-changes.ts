import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigRow } from '@manifold/domain/config-layer/row';
import type { Staff } from '@manifold/domain/staff/contract';
import type { EditRefusal } from '@manifold/domain/staff/edit-refusal';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import { fieldRefusal } from '../shared/access/field-refusal.js';
import type { RowChange } from '../shared/draft/draft-context.js';
import { isSameRow, type RowValue } from '../shared/draft/edit-row.js';
import { editTarget } from '../shared/row/edit-target.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import type { Difference } from './differences.js';
import { editContextOf } from './use-store-page.js';

/** The store that values are copied to. */
export interface CopyTarget {
  readonly store: StoreView;
  readonly stores: readonly StoreView[];
}

/** Returns the row that receives a copied value: the one that provides the current value if it is the store's own. */
export function copyAddress(section: SectionInWords, { here, field }: Difference, target: CopyTarget): EditAddress {
  const context = editContextOf(target.store, target.stores, here.settings.locale);
  return editTarget(section, context, here.settings.provenance[field.name]);
}

/** Returns why a person may not copy a value to the store; undefined if they may. */
export function copyRefusal(
  section: SectionInWords,
  difference: Difference,
  { me, ...target }: CopyTarget & { readonly me: Staff },
): EditRefusal | undefined {
  const fieldPlace = {
    place: copyAddress(section, difference, target),
    field: difference.field.name,
    stores: target.stores,
  };
  return fieldRefusal(me, section, fieldPlace);
}

type PublishedRow = Pick<ConfigRow<RowValue>, 'layer' | 'key' | 'validFrom' | 'validTo' | 'value'>;

/** Returns the change that copies a value. A value that the other store does not have is inherited again. */
export function copyChange(
  section: SectionInWords,
  difference: Difference,
  { rows, ...target }: CopyTarget & { readonly rows: readonly PublishedRow[] },
): RowChange {
  const address = copyAddress(section, difference, target);
  const published = rows.find((row) => isSameRow({ section: section.key, ...row }, address))?.value ?? null;
  return { address, field: difference.field.name, value: difference.there.value, published };
}
