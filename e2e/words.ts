import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MESSAGES = fileURLToPath(new URL('../storefront/messages/', import.meta.url));

function fileOf(name: string): Record<string, string> {
  const file = `${MESSAGES}${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** A text of the shop by message id; `values` stand where its plain placeholders are. */
export type Words = (id: string, values?: Readonly<Record<string, string>>) => string;

/** What the shop says in a locale: English, then the language, then the country's own words. */
export function wordsOf(locale: string): Words {
  const [language = 'en'] = locale.split('-');
  const words = { ...fileOf('en'), ...fileOf(language), ...fileOf(locale) };
  return (id, values = {}) => {
    const word = words[id];
    if (word === undefined) throw new Error(`No message ${id}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), word);
  };
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words at the beginning of a text: sums go on with "incl. VAT". */
export function beginning(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}`);
}

/** The words at the beginning of a field's name, which may go on with "optional": "Име" and not "Имейл". */
export function fieldName(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?!\\p{L})`, 'u');
}
