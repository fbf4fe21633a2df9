import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MESSAGES = fileURLToPath(new URL('../storefront/messages/', import.meta.url));

function fileOf(name: string): Record<string, string> {
  const file = `${MESSAGES}${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** What the shop says in a locale, by message id: English, then the language, then the country's own words. */
export function wordsOf(locale: string): (id: string) => string {
  const [language = 'en'] = locale.split('-');
  const words = { ...fileOf('en'), ...fileOf(language), ...fileOf(locale) };
  return (id) => {
    const word = words[id];
    if (word === undefined) throw new Error(`No message ${id}`);
    return word;
  };
}
