import type { WordTree } from './words.js';

/** Flattens a tree of texts to full names and texts. */
export function flat(tree: WordTree, above = ''): [name: string, text: string][] {
  return Object.entries(tree).flatMap(([name, words]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return typeof words === 'string' ? [[path, words] as [string, string]] : flat(words, path);
  });
}

/** Returns the distinct placeholders of a text. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}
