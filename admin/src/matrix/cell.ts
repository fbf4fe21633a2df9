import type { RowAddress } from '@manifold/domain/admin-api/contract';
import type { CountedValue, Matrix, MatrixValues } from '@manifold/domain/admin-api/matrix';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { TranslateFunction } from 'react-admin';
import type { OtherDraftEdit } from '../shared/draft/other-draft-edits.js';
import { showField } from '../shared/values/show-value.js';
import type { Column } from './column.js';
import { isOwn, editTarget } from '../shared/row/edit-target.js';
import type { OtherDraftsIndex } from './other-drafts-index.js';
import type { Setting } from './setting.js';

/** The source of a value. `missing`: no layer has one; `waiting`: not saved yet. */
export type MatrixState = 'inherited' | 'own' | 'draft' | 'waiting' | 'dated' | 'missing';

/** One setting of one store. */
export interface Cell {
  /** `cash-on-delivery.itemLimit ferrum_sk`, with the locale if it differs by locale. */
  readonly id: string;
  readonly value: unknown;
  readonly state: MatrixState;
  /** The row that provides the value; undefined if none does. */
  readonly from: RowAddress | undefined;
  /** The row that an edit changes. */
  readonly target: EditAddress;
  /** The published value, if the draft changes it. */
  readonly was: { readonly value?: unknown } | undefined;
  /** Edits in other people's drafts of the row that an edit changes or that provides the value. */
  readonly others: readonly OtherDraftEdit[];
  /** The next scheduled value and when it starts. */
  readonly next: { readonly at: string; readonly value?: unknown } | undefined;
  /** The formatted value. */
  readonly text: string;
  /** Accessible name: store, setting, value and where it comes from. */
  readonly label: string;
}

/**
 * Edits that the server has not confirmed, by cell id; without a value the cell inherits again. `isUnsaved`: waiting
 * for the network.
 */
export type Pending = ReadonlyMap<string, { readonly value?: unknown; readonly isUnsaved?: boolean }>;

const isCounted = (value: unknown): value is CountedValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'size' in value;

/** Formats a value for its setting and store. */
export function textOf({ field }: Setting, value: unknown, { money }: Column, translate: TranslateFunction): string {
  if (value === undefined) return translate('console.matrix.missing');
  if (isCounted(value)) return translate('console.value.entries', { smart_count: value.size });
  return showField(field, value, { money, translate });
}

interface Source {
  readonly isDrafted: boolean;
  readonly from: RowAddress | undefined;
  readonly section: Setting['section'];
  readonly column: Column;
}

function stateOf(value: unknown, { isDrafted, from, section, column }: Source): MatrixState {
  if (isDrafted) return 'draft';
  if (value === undefined) return 'missing';
  if (from && (from.validFrom !== null || from.validTo !== null)) return 'dated';
  return isOwn(section, column, from) ? 'own' : 'inherited';
}

/** Looks up the values of a matrix by section, store and locale. */
export class MatrixIndex {
  private readonly byPlace = new Map<string, MatrixValues>();

  constructor(readonly matrix: Matrix) {
    for (const [section, all] of Object.entries(matrix.sections)) {
      for (const values of all) this.byPlace.set(`${section} ${values.storeKey} ${values.locale}`, values);
    }
  }

  /** Returns the effective values of a section for a column. */
  valuesOf({ section }: Setting, { store, locale }: Column): MatrixValues | undefined {
    return this.byPlace.get(`${section.key} ${store.storeKey} ${section.scope === 'locale' ? locale : null}`);
  }

  /** Returns the row that provides a field. */
  sourceOf(values: MatrixValues | undefined, field: string): RowAddress | undefined {
    const place = values?.from[field];
    return place === undefined ? undefined : this.matrix.addresses[place];
  }
}

/** Returns the id of a cell. */
export function cellId({ id, section }: Setting, { store, locale }: Column): string {
  return section.scope === 'locale' ? `${id} ${store.storeKey} ${locale}` : `${id} ${store.storeKey}`;
}

/** The data that cells are built from. */
export interface CellFacts {
  readonly index: MatrixIndex;
  readonly pending: Pending;
  readonly others: OtherDraftsIndex;
  readonly translate: TranslateFunction;
}

/** Lists longer than this number of characters, and empty lists, are shown as a count. */
const LONG_LIST = 16;

function cellText(setting: Setting, value: unknown, column: Column, translate: TranslateFunction): string {
  const text = textOf(setting, value, column, translate);
  const isLong = Array.isArray(value) && (text.length > LONG_LIST || value.length === 0);
  return isLong ? translate('console.value.entries', { smart_count: value.length }) : text;
}

/** Shown while the inherited value is not loaded. */
const UNKNOWN = '…';

/** Builds one cell, including edits that are not confirmed yet. */
export function cellOf(setting: Setting, column: Column, facts: CellFacts): Cell {
  const { index, pending, translate } = facts;
  const { section, field } = setting;
  const values = index.valuesOf(setting, column);
  const from = index.sourceOf(values, field.name);
  const id = cellId(setting, column);
  const typed = pending.get(id);
  const value = typed ? typed.value : values?.value[field.name];
  const was = values?.was[field.name];
  const isUnknown = typed !== undefined && typed.value === undefined;
  const isDrafted = typed !== undefined || was !== undefined;
  const state = typed?.isUnsaved ? 'waiting' : stateOf(value, { isDrafted, from, section, column });
  const text = isUnknown ? UNKNOWN : cellText(setting, value, column, translate);
  const target = editTarget(section, column, from);
  const others = facts.others.list(field.name, from ? [target, { section: section.key, ...from }] : [target]);
  const otherAuthors = others.map(({ author }) => translate('console.others.short', { author }));
  return {
    id,
    value,
    state,
    from,
    target,
    others,
    was,
    next: values?.next[field.name],
    text,
    label: translate('console.matrix.cell', {
      store: column.name,
      setting: field.label,
      value: [text, ...otherAuthors].join(', '),
      state: translate(`console.state.${state}`),
    }),
  };
}
