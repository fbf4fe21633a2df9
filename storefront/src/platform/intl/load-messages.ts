import type { IntlConfig } from 'react-intl';

/** The name of the file that has a locale's messages: the locale's own, its language's, else English. */
export function messagesName(locale: string, names: readonly string[]): string {
  const [language = ''] = locale.split('-');
  return [locale, language].find((name) => names.includes(name)) ?? 'en';
}

export type CompiledMessages = IntlConfig['messages'];

/** One chunk per language, and one per locale that says things differently; written by `build/compiled-messages.ts`. */
const files = import.meta.glob<CompiledMessages>('./compiled/*.json', { import: 'default' });
const loaded = new Map<string, CompiledMessages>();

const nameOfFile = (file: string): string => file.replace(/^.*\/(.+)\.json$/, '$1');

/** The compiled messages of a locale, its fallbacks included; read once per process. */
export async function loadMessages(locale: string): Promise<CompiledMessages> {
  const name = messagesName(locale, Object.keys(files).map(nameOfFile));
  const known = loaded.get(name);
  if (known) return known;
  const load = files[`./compiled/${name}.json`];
  const messages = load ? await load() : {};
  loaded.set(name, messages);
  return messages;
}
