/** The name of the file that has a locale's messages: the locale's own, its language's, else English. */
export function messagesName(locale: string, names: readonly string[]): string {
  const [language = ''] = locale.split('-');
  return [locale, language].find((name) => names.includes(name)) ?? 'en';
}
