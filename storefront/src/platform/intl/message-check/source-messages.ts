import ts from 'typescript';
import type { Messages } from './message-parts.js';

/** Returns the messages that a source file defines: English text by id. */
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

/** Returns the differences between the English file and the code. */
export function sourceErrors(source: Messages, code: Messages): string[] {
  return [
    ...Object.keys(code)
      .filter((key) => !(key in source))
      .map((key) => `${key}: only in the code`),
    ...Object.keys(source)
      .filter((key) => !(key in code))
      .map((key) => `${key}: not used in the code`),
    ...Object.entries(code)
      .filter(([key, text]) => key in source && source[key] !== text)
      .map(([key, text]) => `${key}: differs from the code: ${text}`),
  ];
}
