import { EVERY_PAGE, messagesName } from './message-parts.js';
import type { CompiledMessages } from './page-messages.js';

/** One chunk per part, for each language and each locale with own messages; written by `build/compiled-messages.ts`. */
const files = import.meta.glob<CompiledMessages>('./compiled/*/*.json', { import: 'default' });
const loaded = new Map<string, CompiledMessages>();

const PATH = /\/compiled\/([a-z]+)\/([A-Za-z-]+)\.json$/;
const paths = Object.keys(files).map((file) => PATH.exec(file) ?? []);
const names = paths.flatMap(([, part, name]) => (part === EVERY_PAGE && name !== undefined ? [name] : []));

/** Loads the compiled messages of a locale, all parts with their fallbacks; once per process. */
export async function loadMessages(locale: string): Promise<CompiledMessages> {
  const name = messagesName(locale, names);
  const known = loaded.get(name);
  if (known) return known;
  const parts = Object.entries(files).filter(([file]) => PATH.exec(file)?.[2] === name);
  const messages = Object.assign({}, ...(await Promise.all(parts.map(([, load]) => load())))) as CompiledMessages;
  loaded.set(name, messages);
  return messages;
}
