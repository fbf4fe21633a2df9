import type { ComponentType } from 'react';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { RowValue } from '../draft/edit-row.js';
import type { SectionInWords } from '../section/section-words.js';
import type { FieldForm, MoneyContext } from '../values/field.js';
import { fieldForm } from '../values/field-form.js';
import { isTaken } from '../values/schema-refusal.js';
import { textToValue, type Typed } from '../values/text-to-value.js';
import type { Place } from './place.js';

/** A field of a section with its words and its form. */
export interface SectionField extends FieldForm {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** What edits a field that a line of text cannot hold. */
export interface FieldEditorProps {
  readonly field: SectionField;
  /** What holds now, own or inherited; undefined when nobody says it. */
  readonly value: unknown;
  /** What holds of all fields, with what was typed. */
  readonly row: RowValue;
  readonly place: Place | undefined;
  readonly stores: readonly StoreView[];
  readonly isEditable: boolean;
  readonly onChange: (typed: Typed) => void;
}

/** Editors by the name of their field. */
export type FieldEditors = Readonly<Record<string, ComponentType<FieldEditorProps>>>;

/** The fields of a section in their order. */
export function fieldsOf(section: SectionInWords): SectionField[] {
  return section.fields.map((field) => ({ ...field, ...fieldForm(section, field.name) }));
}

/** A value, if the section takes it for the field; otherwise why not. */
export function takenBy(section: SectionInWords, { name, help }: SectionField, value: unknown): Typed {
  if (isTaken(section.key, name, value)) return { ok: true, value };
  return { ok: false, reason: 'console.refused.form', values: { help } };
}

/** Where a field is typed. */
interface TypedWhere {
  readonly section: SectionInWords;
  readonly money: MoneyContext;
}

/** What a typed text means for a field of a section, asked of the field's form and then of the section itself. */
export function typedField(field: SectionField, text: string, { section, money }: TypedWhere): Typed {
  const typed = textToValue(field, text, money);
  return typed.ok ? takenBy(section, field, typed.value) : typed;
}
