import {
  sectionFileSchema,
  storeFileSchema,
  type SectionFile,
  type StoreFile,
} from '@manifold/domain/config-interchange/contract';
import { LineCounter, parseDocument, isNode, type Document } from 'yaml';
import { repeatedKeyOffsets } from './repeated-keys.js';
import { countTokens, FILE_BOUNDS, IMPORT_TOKENS } from './yaml-bounds.js';

/** What is wrong with a file, and where. */
export interface FileProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** `rows.3.value.itemLimit`; empty for the file as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** Nobody reads more at once. */
export const MOST_PROBLEMS = 100;

type Path = readonly (string | number)[];

export interface ReadFile {
  readonly file: string;
  /** What the file says; undefined when that could not be made out. */
  readonly content: SectionFile | StoreFile | undefined;
  readonly problems: readonly FileProblem[];
  /** A problem of a place in the file. */
  readonly problemAt: (path: Path, reason: string) => FileProblem;
}

interface Parsed {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** The line of the deepest part of a path that the file has. */
function lineOf({ document, lines }: Parsed, path: Path): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const isStoreFile = (said: unknown): boolean => typeof said === 'object' && said !== null && 'store' in said;

/** What the text says as plain values; undefined for what only wants to exhaust the reader. */
function plainValues(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

/** Reads YAML; JSON is YAML too, so that both have lines. Undefined for a text that is nested beyond sense. */
function parsed(text: string): Parsed | undefined {
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

/** Reads files of sections and stores. Refuses a file that is too large to be parsed, by itself or with those before it. */
export function readFiles(files: readonly SentFile[]): ReadFile[] {
  let left = IMPORT_TOKENS;
  return files.map(({ name, text }) => {
    const tokens = countTokens(text, Math.min(left, FILE_BOUNDS.tokens));
    left -= tokens ?? 0;
    return tokens === undefined ? unreadFile(name, 'too-large') : readFile(name, text);
  });
}

/** A file that is refused as a whole. */
function unreadFile(file: string, because: string): ReadFile {
  const problemAt = (path: Path, reason: string): FileProblem => ({ file, line: 1, path: path.join('.'), reason });
  return { file, content: undefined, problems: [problemAt([], because)], problemAt };
}

/** Reads a file of a section or of a store. What is wrong with it is told with its line. */
function readFile(file: string, text: string): ReadFile {
  const source = parsed(text);
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
  const errors = [...wrong, ...repeated].slice(0, MOST_PROBLEMS).map(({ offset, reason }) => ({
    file,
    line: lines.linePos(offset).line,
    path: '',
    reason,
  }));
  if (errors.length > 0) return unreadable(errors);
  const said = plainValues(document);
  const result = (isStoreFile(said) ? storeFileSchema : sectionFileSchema).safeParse(said);
  if (result.success) return { file, content: result.data, problems: [], problemAt };
  return unreadable(
    result.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message, ...issue }) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      return problemAt([...path.map(String), ...unknown], message);
    }),
  );
}
