import type { RowAddress } from '@manifold/domain/admin-api/contract';
import type { CountedValue, Matrix, MatrixValues } from '@manifold/domain/admin-api/matrix';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { TranslateFunction } from 'react-admin';
import type { OthersEdit } from '../shared/draft/others-edits.js';
import { showField } from '../shared/values/show-value.js';
import type { Column } from './column.js';
import { isOwn, landing } from '../shared/row/landing.js';
import type { OthersIndex } from './others-index.js';
import type { Setting } from './setting.js';

/** Where a value comes from, as colour, shape and word say it. `missing` is a value that no layer gives, `waiting` one that is not saved yet. */
export type MatrixState = 'inherited' | 'own' | 'draft' | 'waiting' | 'dated' | 'missing';

/** One setting of one store. */
export interface Cell {
  /** `cash-on-delivery.itemLimit ferrum_sk`, with the locale where it differs by locale. */
  readonly id: string;
  readonly value: unknown;
  readonly state: MatrixState;
  /** The row that gives the value; undefined when none does. */
  readonly from: RowAddress | undefined;
  /** The row in which an edit lands. */
  readonly target: EditAddress;
  /** What is published, where the draft says something else. */
  readonly was: { readonly value?: unknown } | undefined;
  /** What other people have in drafts of the row that an edit lands in, or of the one that gives the value. */
  readonly others: readonly OthersEdit[];
  /** What the value becomes by itself, and when. */
  readonly next: { readonly at: string; readonly value?: unknown } | undefined;
  /** The value as the cell shows it. */
  readonly text: string;
  /** What a screen reader says: store, setting, value and where it comes from. */
  readonly label: string;
}

/** What is typed and not yet answered for: by cell, the value; without one the cell is to inherit again. An unsaved one waits for the network. */
export type Pending = ReadonlyMap<string, { readonly value?: unknown; readonly isUnsaved?: boolean }>;

const isCounted = (value: unknown): value is CountedValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'size' in value;

/** A value in words, in the form of its setting. */
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

/** The values of a matrix by section, store and locale. */
export class MatrixIndex {
  private readonly byPlace = new Map<string, MatrixValues>();

  constructor(readonly matrix: Matrix) {
    for (const [section, all] of Object.entries(matrix.sections)) {
      for (const values of all) this.byPlace.set(`${section} ${values.storeKey} ${values.locale}`, values);
    }
  }

  /** What a section comes to for a column. */
  valuesOf({ section }: Setting, { store, locale }: Column): MatrixValues | undefined {
    return this.byPlace.get(`${section.key} ${store.storeKey} ${section.scope === 'locale' ? locale : null}`);
  }

  /** The row that gives a field. */
  sourceOf(values: MatrixValues | undefined, field: string): RowAddress | undefined {
    const place = values?.from[field];
    return place === undefined ? undefined : this.matrix.addresses[place];
  }
}

/** The name of a cell. */
export function cellId({ id, section }: Setting, { store, locale }: Column): string {
  return section.scope === 'locale' ? `${id} ${store.storeKey} ${locale}` : `${id} ${store.storeKey}`;
}

/** What cells are made of. */
export interface CellFacts {
  readonly index: MatrixIndex;
  readonly pending: Pending;
  readonly others: OthersIndex;
  readonly translate: TranslateFunction;
}

/** From how many characters on a list is only counted in its cell; an empty one is counted too. */
const LONG_LIST = 16;

function cellText(setting: Setting, value: unknown, column: Column, translate: TranslateFunction): string {
  const text = textOf(setting, value, column, translate);
  const isLong = Array.isArray(value) && (text.length > LONG_LIST || value.length === 0);
  return isLong ? translate('console.value.entries', { smart_count: value.length }) : text;
}

/** What a cell shows while nobody knows yet what it inherits. */
const UNKNOWN = '…';

/** One cell, what was typed and is on its way included. */
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
  const target = landing(section, column, from);
  const others = facts.others.of(field.name, from ? [target, { section: section.key, ...from }] : [target]);
  const tooAuthors = others.map(({ author }) => translate('console.others.short', { author }));
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
      value: [text, ...tooAuthors].join(', '),
      state: translate(`console.state.${state}`),
    }),
  };
}
