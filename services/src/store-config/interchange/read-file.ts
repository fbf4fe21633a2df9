import {
  sectionFileSchema,
  storeFileSchema,
  type SectionFile,
  type StoreFile,
} from '@manifold/domain/config-interchange/contract';
import { LineCounter, parseDocument, isNode, isScalar, visit, type Document } from 'yaml';
import { countTokens, FILE_BOUNDS, IMPORT_TOKENS } from './yaml-bounds.js';

/** A problem of a file and its place. */
export interface FileProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** `rows.3.value.itemLimit`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** What browsers decode instead of bytes that are not UTF-8, such as the letters of a file in Windows-1252. */
const REPLACEMENT = '\ufffd';

/** The maximum number of reported problems. */
export const MAX_PROBLEMS = 100;

type Path = readonly (string | number)[];

export interface ReadFile {
  readonly file: string;
  /** The parsed content; undefined if the file is not valid. */
  readonly content: SectionFile | StoreFile | undefined;
  readonly problems: readonly FileProblem[];
  /** Returns a problem with its line, for a path in the file. */
  readonly problemAt: (path: Path, reason: string) => FileProblem;
}

interface Parsed {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Returns the line of the deepest existing part of a path. */
function lineOf({ document, lines }: Parsed, path: Path): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const isStoreFile = (values: unknown): boolean => typeof values === 'object' && values !== null && 'store' in values;

/**
 * Returns the offsets of keys that their object already has. The parser's own check compares each key with all earlier ones,
 * which takes minutes for an object with 40,000 keys.
 */
function repeatedKeyOffsets(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map: (_place, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return offsets;
}

/** Returns the document as plain values; undefined if its aliases expand too far. */
function plainValues(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

/** Parses YAML, and JSON as a subset of it, so that both have line numbers. Undefined if the text is nested too deeply. */
function parseYaml(text: string): Parsed | undefined {
  const lines = new LineCounter();
  try {
    return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false }), lines };
  } catch {
    return undefined;
  }
}

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Parses files of sections and stores. Reports a file as `too-large` if it exceeds the bounds, alone or with those before it, and
 * as `not-utf-8` if it was saved in another encoding.
 */
export function readFiles(files: readonly SentFile[]): ReadFile[] {
  let left = IMPORT_TOKENS;
  return files.map(({ name, text }) => {
    const damaged = text.indexOf(REPLACEMENT);
    if (damaged >= 0) return unreadFile(name, 'not-utf-8', text.slice(0, damaged).split('\n').length);
    const tokens = countTokens(text, Math.min(left, FILE_BOUNDS.tokens));
    left -= tokens ?? 0;
    return tokens === undefined ? unreadFile(name, 'too-large') : readFile(name, text);
  });
}

/** Returns the result for a file that is refused as a whole. */
function unreadFile(file: string, because: string, line = 1): ReadFile {
  const problemAt = (path: Path, reason: string): FileProblem => ({ file, line, path: path.join('.'), reason });
  return { file, content: undefined, problems: [problemAt([], because)], problemAt };
}

/** Parses a file of a section or a store. Problems have line numbers. */
function readFile(file: string, text: string): ReadFile {
  const source = parseYaml(text);
  const problemAt = (path: Path, reason: string): FileProblem => ({
    file,
    line: source ? lineOf(source, path) : 1,
    path: path.join('.'),
    reason,
  });
  const unreadable = (problems: readonly FileProblem[]): ReadFile => ({
    file,
    content: undefined,
    problems,
    problemAt,
  });
  if (!source) return unreadable([problemAt([], 'unreadable')]);
  const { document, lines } = source;
  const repeated = repeatedKeyOffsets(document).map((offset) => ({ offset, reason: 'repeated-key' }));
  const wrong = document.errors.map(({ pos, message }) => ({ offset: pos[0], reason: message }));
  const errors = [...wrong, ...repeated].slice(0, MAX_PROBLEMS).map(({ offset, reason }) => ({
    file,
    line: lines.linePos(offset).line,
    path: '',
    reason,
  }));
  if (errors.length > 0) return unreadable(errors);
  const values = plainValues(document);
  const result = (isStoreFile(values) ? storeFileSchema : sectionFileSchema).safeParse(values);
  if (result.success) return { file, content: result.data, problems: [], problemAt };
  return unreadable(
    result.error.issues.slice(0, MAX_PROBLEMS).map(({ path, message, ...issue }) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      return problemAt([...path.map(String), ...unknown], message);
    }),
  );
}
