import { fieldsOf, type SectionField } from '../shared/definition/field-entry.js';
import type { SectionInWords } from '../shared/definition/section-words.js';

/** One row of the matrix: a field of a section. */
export interface Setting {
  /** `cash-on-delivery.itemLimit` */
  readonly id: string;
  readonly section: SectionInWords;
  readonly field: SectionField;
}

/** Returns all settings of all sections in display order. */
export function settingsOf(sections: readonly SectionInWords[]): Setting[] {
  return sections.flatMap((section) =>
    fieldsOf(section).map((field) => ({ id: `${section.key}.${field.name}`, section, field })),
  );
}
