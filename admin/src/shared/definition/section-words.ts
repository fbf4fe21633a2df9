import type { SectionView } from '@manifold/domain/admin-api/contract';
import type { ConsoleLanguage } from '../../language/words.js';

/** A section with its labels and help texts in the user's language. */
export interface SectionInWords extends Omit<SectionView, 'label' | 'help' | 'fields'> {
  readonly label: string;
  readonly help: string;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly help: string }[];
}

/** Returns a section with its texts in one language. */
export function inWords({ label, help, fields, ...section }: SectionView, language: ConsoleLanguage): SectionInWords {
  return {
    ...section,
    label: label[language],
    help: help[language],
    fields: fields.map((field) => ({ name: field.name, label: field.label[language], help: field.help[language] })),
  };
}
