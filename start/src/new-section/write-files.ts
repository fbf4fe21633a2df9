import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionFiles } from './files.js';

/**
 * Writes files and calls `finish`. If anything fails, the checkout is restored: new files and folders are removed, changed files
 * get their old text.
 */
export async function writeFiles(
  checkout: string,
  { created, changed }: SectionFiles,
  finish: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
  const undo: (() => void)[] = [];
  // Ctrl-C ends the programs that `finish` runs, so it fails; this process stays to clean up.
  const stay = () => undefined;
  process.on('SIGINT', stay);
  try {
    for (const [file, text] of created) createFile(path.join(checkout, file), { text, undo });
    for (const [file, text] of changed) changeFile(path.join(checkout, file), { text, undo });
    await finish([...created.keys(), ...changed.keys()]);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  } finally {
    process.off('SIGINT', stay);
  }
}

interface Writing {
  readonly text: string;
  readonly undo: (() => void)[];
}

function createFile(file: string, { text, undo }: Writing): void {
  const folder = path.dirname(file);
  if (mkdirSync(folder, { recursive: true }) !== undefined) undo.push(() => rmdirSync(folder));
  undo.push(() => rmSync(file, { force: true }));
  writeFileSync(file, text, { flag: 'wx' });
}

function changeFile(file: string, { text, undo }: Writing): void {
  const before = readFileSync(file, 'utf8');
  undo.push(() => writeFileSync(file, before));
  writeFileSync(file, text);
}
