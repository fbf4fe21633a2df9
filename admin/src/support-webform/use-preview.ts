import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import type { ConfigRow } from '@manifold/domain/config-layer/row';
import { productNumber } from '@manifold/domain/support-webform/prefill';
import type { SupportField } from '@manifold/domain/support-webform/fields';
import type { SupportValues } from '@manifold/domain/support-webform/support-form';
import { useState } from 'react';
import { useDraft } from '../shared/draft/draft-context.js';
import { isSameRow, type RowValue } from '../shared/draft/edit-row.js';
import { axesAt } from '../shared/place/place.js';
import { allRows } from '../shared/row/row-state.js';
import type { SectionData } from '../shared/definition/use-section.js';
import type { Reasons } from './reason-edits.js';
import { SECTION } from './use-reasons.js';

/** Edited reasons that the draft does not contain yet. */
export interface ShownReasons {
  readonly address: EditAddress;
  readonly reasons: Reasons;
}

/** Loads the content of a store's form with the current edits. */
export function useReasonsOf(
  store: StoreView | undefined,
  shown: ShownReasons,
  { rows, stores }: SectionData,
): Reasons {
  const { shownEdits } = useDraft();
  if (!store) return [];
  const facts = { section: SECTION, rows, edits: shownEdits } as const;
  const drafted = allRows(facts).flatMap(({ address, value }): ConfigRow<RowValue>[] => {
    const { layer, key, validFrom, validTo } = address;
    const isShown = isSameRow(address, shown.address) && value?.['reasons'] !== undefined;
    const row = isShown ? { ...value, reasons: shown.reasons } : value;
    return row ? [{ layer, key, validFrom, validTo, value: row }] : [];
  });
  const axes = axesAt({ layer: 'store', key: store.storeKey }, stores);
  const { value } = axes ? effectiveValue<RowValue>(drafted, axes, new Date()) : { value: {} as RowValue };
  return (value['reasons'] ?? []) as Reasons;
}

export interface PreviewState {
  readonly store: StoreView | undefined;
  readonly locale: string;
  readonly values: SupportValues;
  readonly hasContinued: boolean;
  readonly show: (store: StoreView, locale: string) => void;
  readonly fill: (field: SupportField, text: string) => void;
  readonly proceed: () => void;
}

/** State of the preview: store, language and inputs. */
export function usePreview(stores: readonly StoreView[]): PreviewState {
  const first = stores.find(({ isDefault }) => isDefault) ?? stores[0];
  const [shown, setShown] = useState({ storeKey: first?.storeKey, locale: first?.locales[0] ?? '' });
  const [values, setValues] = useState<SupportValues>({});
  const [hasContinued, setContinued] = useState(false);
  return {
    store: stores.find(({ storeKey }) => storeKey === shown.storeKey),
    locale: shown.locale,
    values,
    hasContinued,
    show: ({ storeKey }, locale) => setShown({ storeKey, locale }),
    fill: (field, text) => {
      const value = field === 'productNumber' ? productNumber(text) : text;
      const { subreason: _old, ...others } = values;
      // A changed reason or subreason shows its own shortcut first. (spec shell §4)
      if (field === 'reason' || field === 'subreason') setContinued(false);
      setValues({ ...(field === 'reason' ? others : values), [field]: value });
    },
    proceed: () => setContinued(true),
  };
}
