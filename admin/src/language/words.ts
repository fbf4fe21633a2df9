/** Texts by name, nested by topic. `%{name}` is a placeholder, `||||` separates singular and plural. */
export interface WordTree {
  readonly [name: string]: string | WordTree;
}

/** Languages of the console. */
export const CONSOLE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type ConsoleLanguage = keyof typeof CONSOLE_LANGUAGES;

/** The texts of one screen under its own name, in every language of the console. */
export type Words = Readonly<Record<ConsoleLanguage, WordTree>>;

/** Flattens a tree of texts to full names and texts. */
export function flat(tree: WordTree, above = ''): [name: string, text: string][] {
  return Object.entries(tree).flatMap(([name, words]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return typeof words === 'string' ? [[path, words] as [string, string]] : flat(words, path);
  });
}

/** Returns the distinct placeholders of a text. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

/** Returns the first language of the browser's list that the console supports. */
export function firstLanguage(wanted: readonly string[]): ConsoleLanguage {
  const known = Object.keys(CONSOLE_LANGUAGES) as ConsoleLanguage[];
  const found = wanted.map((tag) => known.find((language) => tag.toLowerCase().split('-')[0] === language));
  return found.find((language) => language !== undefined) ?? 'en';
}
