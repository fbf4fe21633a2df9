import type { WordTree } from './words.js';

/** Every text of a tree with its whole name. */
export function flat(tree: WordTree, above = ''): [name: string, text: string][] {
  return Object.entries(tree).flatMap(([name, words]) => {
    const path = above === '' ? name : `${above}.${name}`;
    return typeof words === 'string' ? [[path, words] as [string, string]] : flat(words, path);
  });
}

/** The values that a text asks for, each once. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}
