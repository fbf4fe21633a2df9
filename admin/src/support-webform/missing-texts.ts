import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SupportReason } from '@manifold/domain/support-webform/contract';
import type { EntryPlace } from './reason-edits.js';

/** The language of a locale. */
export const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The languages that stores speak, English first: it is what the others are written from. */
export function languagesOf(stores: readonly StoreView[]): string[] {
  const spoken = new Set(stores.flatMap(({ locales }) => locales.map(languageOf)));
  spoken.delete('en');
  return ['en', ...[...spoken].sort()];
}

export interface TextEntry extends EntryPlace {
  readonly label: SupportReason['label'];
}

/** The words of a reason: its own and those of each of its subreasons. */
export function entriesOf({ key, label, subreasons }: SupportReason): TextEntry[] {
  return [
    { reason: key, subreason: null, label },
    ...subreasons.map((subreason) => ({ reason: key, subreason: subreason.key, label: subreason.label })),
  ];
}

/** The languages in which words are missing. */
export function missingIn(label: SupportReason['label'], languages: readonly string[]): string[] {
  return languages.filter((language) => label[language] === undefined);
}

/** How many words of a reason are missing in all. */
export function missingCount(reason: SupportReason, languages: readonly string[]): number {
  return entriesOf(reason).reduce((count, { label }) => count + missingIn(label, languages).length, 0);
}
