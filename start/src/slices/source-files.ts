import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = ['node_modules', 'dist', 'generated', 'testing', 'compiled'];
const SOURCE = /\.(?:tsx?|prisma)$/;

/** A source file with its content. */
export interface SourceFile {
  /** From the checkout, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Returns the sources in a folder of the checkout and its subfolders; none if the folder does not exist. */
export function sourcesUnder(checkout: string, folder: string): SourceFile[] {
  const own = path.join(checkout, folder);
  if (!existsSync(own)) return [];
  return readdirSync(own, { withFileTypes: true }).flatMap((entry): SourceFile[] => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : sourcesUnder(checkout, file);
    return SOURCE.test(entry.name) ? [{ file, text: readFileSync(path.join(checkout, file), 'utf8') }] : [];
  });
}
