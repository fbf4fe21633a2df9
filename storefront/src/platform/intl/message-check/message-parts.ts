import { parse, TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';

export type Messages = Readonly<Record<string, string>>;

/** Parsed texts, cached because each language is compared with every other one. */
const parsed = new Map<string, readonly MessageFormatElement[]>();

/** Returns every element of a message, including those inside plural forms and tags. */
export function elementsOf(text: string): readonly MessageFormatElement[] {
  const known = parsed.get(text) ?? flattened(parse(text, { captureLocation: false }));
  parsed.set(text, known);
  return known;
}

function flattened(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...flattened(childrenOf(element))]);
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).flatMap((option) => option.value);
}

/** Returns the literal texts of a message, one string per piece between its values. */
export function wordsOf(text: string): string[] {
  return elementsOf(text).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

/** Returns the values and tags of a message, each with its type and format, sorted. */
export function valuesOf(text: string): string[] {
  const values = elementsOf(text).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const format = 'style' in element && element.style ? ` ${JSON.stringify(element.style)}` : '';
    return [`${TYPE[element.type]} ${element.value}${format}`];
  });
  return [...new Set(values)].sort();
}

/** Returns the plurals of a message. */
export function pluralsOf(text: string): PluralElement[] {
  return elementsOf(text).filter((element) => element.type === TYPE.plural);
}

/** Returns a message with its values replaced by a placeholder, so that only the words are compared. */
export function wordsOnly(text: string): string {
  return wordsOf(text).join('□').trim();
}
