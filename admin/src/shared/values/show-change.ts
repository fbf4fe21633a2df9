import { fieldsOf } from '../row/field-entry.js';
import type { SectionInWords } from '../section/section-words.js';
import { showField, showValue, type Shown } from './show-value.js';

/** A setting by its name, in a section that may be unknown. */
interface NamedField {
  readonly section: SectionInWords | undefined;
  readonly name: string;
}

/** A changed value as a letter tells it: in the form of its field, and in full where a cell would only count it. */
export function showChange({ section, name }: NamedField, value: unknown, shown: Shown): string {
  const field = section && fieldsOf(section).find((each) => each.name === name);
  // Only a limit that is absent is no limit; a name or a list that is absent was not there before.
  if (value === null && field !== undefined && field.kind !== 'limit') return shown.translate('console.value.unset');
  const isShort = field !== undefined && value !== undefined && field.kind !== 'entries' && field.kind !== 'amount';
  return isShort ? showField(field, value, shown) : showValue(name, value, shown.money, shown.translate);
}
