import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SupportReason } from '@manifold/domain/support-webform/contract';
import type { EntryPlace } from './reason-edits.js';

/** Returns the language of a locale. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Returns the languages of the stores; English comes first, because it is the source of translations. */
export function languagesOf(stores: readonly StoreView[]): string[] {
  const storeLanguages = new Set(stores.flatMap(({ locales }) => locales.map(languageOf)));
  storeLanguages.delete('en');
  return ['en', ...[...storeLanguages].sort()];
}

export interface TextEntry extends EntryPlace {
  readonly label: SupportReason['label'];
}

/** Returns the texts of a reason and of its subreasons. */
export function entriesOf({ key, label, subreasons }: SupportReason): TextEntry[] {
  return [
    { reason: key, subreason: null, label },
    ...subreasons.map((subreason) => ({ reason: key, subreason: subreason.key, label: subreason.label })),
  ];
}

/** Returns the languages without a translation. */
export function missingIn(label: SupportReason['label'], languages: readonly string[]): string[] {
  return languages.filter((language) => label[language] === undefined);
}

/** Counts the missing translations of a reason and its subreasons. */
export function missingCount(reason: SupportReason, languages: readonly string[]): number {
  return entriesOf(reason).reduce((count, { label }) => count + missingIn(label, languages).length, 0);
}
