import type { IntlConfig } from 'react-intl';

/** Returns the name of the file with a locale's messages: the locale's own, its language's, or English. */
export function messagesName(locale: string, names: readonly string[]): string {
  const [language = ''] = locale.split('-');
  return [locale, language].find((name) => names.includes(name)) ?? 'en';
}

export type CompiledMessages = IntlConfig['messages'];

/** One chunk per language and per locale with own messages; written by `build/compiled-messages.ts`. */
const files = import.meta.glob<CompiledMessages>('./compiled/*.json', { import: 'default' });
const loaded = new Map<string, CompiledMessages>();

const nameOfFile = (file: string): string => file.replace(/^.*\/(.+)\.json$/, '$1');

/** Loads the compiled messages of a locale with their fallbacks; once per process. */
export async function loadMessages(locale: string): Promise<CompiledMessages> {
  const name = messagesName(locale, Object.keys(files).map(nameOfFile));
  const known = loaded.get(name);
  if (known) return known;
  const load = files[`./compiled/${name}.json`];
  const messages = load ? await load() : {};
  loaded.set(name, messages);
  return messages;
}
