import { escapeMarkup } from '../../markup/escape-markup.js';

/** Safe HTML: all values in it are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[];

function asText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeMarkup(String(part));
}

/** Template tag: escapes values unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => (index === 0 ? text : asText(parts[index - 1] ?? '') + text)).join(''));
