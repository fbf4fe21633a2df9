import type { ComponentType } from 'react';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { RowValue } from '../draft/edit-row.js';
import type { SectionInWords } from './section-words.js';
import type { FieldForm, MoneyContext } from '../values/field.js';
import { fieldForm } from '../values/field-form.js';
import { textToValue, type Typed, isValidValue } from '../values/text-to-value.js';
import type { Place } from '../place/place.js';

/** A field of a section with its texts and its form. */
export interface SectionField extends FieldForm {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** Props of an editor for values that do not fit into a text input. */
export interface FieldEditorProps {
  readonly field: SectionField;
  /** The effective value; undefined if no layer has one. */
  readonly value: unknown;
  /** The effective values of all fields, with the current input. */
  readonly row: RowValue;
  readonly place: Place | undefined;
  readonly stores: readonly StoreView[];
  readonly isEditable: boolean;
  readonly onChange: (typed: Typed) => void;
}

export type FieldEditors = Readonly<Record<string, ComponentType<FieldEditorProps>>>;

/** Returns the fields of a section in order. */
export function fieldsOf(section: SectionInWords): SectionField[] {
  return section.fields.map((field) => ({ ...field, ...fieldForm(section, field.name) }));
}

/** Validates a value against the section's schema. */
export function validateField(section: SectionInWords, { name, help }: SectionField, value: unknown): Typed {
  if (isValidValue(section.key, name, value)) return { ok: true, value };
  return { ok: false, reason: 'console.refused.form', values: { help } };
}

/** The section and currency of a typed text. */
interface TypedContext {
  readonly section: SectionInWords;
  readonly money: MoneyContext;
}

/** Parses a typed text: by the field's form first, then by the section's schema. */
export function typedField(field: SectionField, text: string, { section, money }: TypedContext): Typed {
  const typed = textToValue(field, text, money);
  return typed.ok ? validateField(section, field, typed.value) : typed;
}
