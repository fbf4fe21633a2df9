import { fieldsOf } from './field-entry.js';
import type { SectionInWords } from './section-words.js';
import { showField, showValue, type Shown } from '../values/show-value.js';

/** A setting by name, in a section that may be unknown. */
interface NamedField {
  readonly section: SectionInWords | undefined;
  readonly name: string;
}

/** Formats a changed value by the form of its field; lists are written out instead of counted. */
export function showChange({ section, name }: NamedField, value: unknown, shown: Shown): string {
  const field = section && fieldsOf(section).find((each) => each.name === name);
  // Null means "no limit" for a limit only; for other kinds there was no value before.
  if (value === null && field !== undefined && field.kind !== 'limit') return shown.translate('console.value.unset');
  const isShort = field !== undefined && value !== undefined && field.kind !== 'entries' && field.kind !== 'amount';
  return isShort ? showField(field, value, shown) : showValue(name, value, shown.money, shown.translate);
}
