/** Texts by name, nested by topic. `%{name}` stands for a value, `||||` parts singular and plural. */
export interface WordTree {
  readonly [name: string]: string | WordTree;
}

/** Languages of the console. */
export const CONSOLE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type ConsoleLanguage = keyof typeof CONSOLE_LANGUAGES;

/** The texts of one screen, under a name of its own, in every language of the console. */
export type Words = Readonly<Record<ConsoleLanguage, WordTree>>;
