import { numberFormat } from '../language/intl-formats.js';

/** Numbers that name something, such as a revision; they are written without separators. */
const NAMING: ReadonlySet<string> = new Set(['number', 'revision', 'newest', 'status']);

/** Replaces the placeholders of a text, as `String.replace` does. */
type Replace = (this: string, placeholder: RegExp, valueOf: (match: string, name: string) => unknown) => string;

/** Returns how polyglot fills placeholders: numbers are written as in the locale that `localeOf` returns, `20.000` in German. */
export function groupedNumbers(localeOf: () => string): Replace {
  const formatted = (value: number): string => numberFormat(localeOf()).format(value);
  return function (placeholder, valueOf) {
    return this.replace(placeholder, (match, name: string) => {
      const value = valueOf(match, name);
      return typeof value === 'number' && !NAMING.has(name) ? formatted(value) : String(value);
    });
  };
}
