import type { SectionView } from '@manifold/domain/admin-api/contract';
import type { ConsoleLanguage } from '../words/words.js';

/** A section with its names and helps in the language in which the console is read. */
export interface SectionInWords extends Omit<SectionView, 'label' | 'help' | 'fields'> {
  readonly label: string;
  readonly help: string;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly help: string }[];
}

/** A section's texts in one language. */
export function inWords({ label, help, fields, ...section }: SectionView, language: ConsoleLanguage): SectionInWords {
  return {
    ...section,
    label: label[language],
    help: help[language],
    fields: fields.map((field) => ({ name: field.name, label: field.label[language], help: field.help[language] })),
  };
}
