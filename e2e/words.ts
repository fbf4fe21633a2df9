import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MESSAGES = fileURLToPath(new URL('../storefront/messages/', import.meta.url));

function fileOf(name: string): Record<string, string> {
  const file = `${MESSAGES}${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Returns a text of the shop by message id, with its plain placeholders replaced. */
export type Words = (id: string, values?: Readonly<Record<string, string>>) => string;

/** Returns the texts of a locale: those of the country override the language, which overrides English. */
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

/** Matches a text that begins with these words: labels of sums continue with "incl. VAT". */
export function beginning(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}`);
}

/** Matches a field's label that begins with these words and may continue with "optional": "Име" but not "Имейл". */
export function fieldName(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}(?!\\p{L})`, 'u');
}
