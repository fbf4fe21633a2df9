/** Texts by name, nested by topic. `%{name}` is a placeholder, `||||` separates singular and plural. */
export interface WordTree {
  readonly [name: string]: string | WordTree;
}

/** Languages of the console. */
export const CONSOLE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type ConsoleLanguage = keyof typeof CONSOLE_LANGUAGES;

/** The texts of one screen under its own name, in every language of the console. */
export type Words = Readonly<Record<ConsoleLanguage, WordTree>>;
