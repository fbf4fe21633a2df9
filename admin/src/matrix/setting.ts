import { fieldsOf, type SectionField } from '../shared/row/field-entry.js';
import type { SectionInWords } from '../shared/section/section-words.js';

/** One line of the matrix: a field of a section. */
export interface Setting {
  /** `cash-on-delivery.itemLimit` */
  readonly id: string;
  readonly section: SectionInWords;
  readonly field: SectionField;
}

/** Every setting of every section, in the order in which people read them. */
export function settingsOf(sections: readonly SectionInWords[]): Setting[] {
  return sections.flatMap((section) =>
    fieldsOf(section).map((field) => ({ id: `${section.key}.${field.name}`, section, field })),
  );
}
