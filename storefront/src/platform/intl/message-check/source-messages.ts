import ts from 'typescript';
import type { Messages } from './message-parts.js';

/** The messages that a source file defines: id and English text. */
export function messagesInSource(code: string): Messages {
  const found: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = textOf(node, 'id');
      const text = textOf(node, 'defaultMessage');
      if (id !== undefined && text !== undefined) found[id] = text;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('messages.tsx', code, ts.ScriptTarget.Latest));
  return found;
}

function textOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = node.properties
    .filter(ts.isPropertyAssignment)
    .find((candidate) => ts.isIdentifier(candidate.name) && candidate.name.text === name);
  return property && ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
}

/** Where the English file and the code disagree: the shopper would read English, or a translator an old text. */
export function sourceErrors(source: Messages, code: Messages): string[] {
  return [
    ...Object.keys(code)
      .filter((key) => !(key in source))
      .map((key) => `${key}: only in the code`),
    ...Object.keys(source)
      .filter((key) => !(key in code))
      .map((key) => `${key}: in no code`),
    ...Object.entries(code)
      .filter(([key, text]) => key in source && source[key] !== text)
      .map(([key, text]) => `${key}: the code says: ${text}`),
  ];
}
