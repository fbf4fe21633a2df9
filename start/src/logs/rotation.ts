import { copyFile, rename, rm, stat, truncate } from 'node:fs/promises';

export interface LogLimits {
  /** A file is rotated before it grows beyond this. */
  readonly maxBytes: number;
  /** Number of rotated files; `name.1` is the newest. */
  readonly maxFiles: number;
}

/** 60 MB for each process at most. */
export const LOG_LIMITS: LogLimits = { maxBytes: 10 * 1024 * 1024, maxFiles: 5 };

const POLL_EVERY_MS = 60_000;

/** Renames `name` to `name.1`, `name.1` to `name.2` and so on; the oldest is removed. */
export async function renameRotated(file: string, fileCount: number): Promise<void> {
  await shiftRotated(file, fileCount);
  await rename(file, `${file}.1`).catch(ignoreMissing);
}

/**
 * Rotates a log that another program keeps open for appending: copies it to `name.1` and empties it. Lines written in
 * between are lost.
 */
export async function rotateByCopy(file: string, limits: LogLimits = LOG_LIMITS): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= limits.maxBytes) return;
  await shiftRotated(file, limits.maxFiles);
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

/** Checks the size of a log once a minute and rotates it by copy. Returns a function that stops it. */
export function keepRotated(file: string, onTrouble: (error: unknown) => void): () => void {
  const timer = setInterval(() => void rotateByCopy(file).catch(onTrouble), POLL_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function shiftRotated(file: string, fileCount: number): Promise<void> {
  await rm(`${file}.${fileCount}`, { force: true });
  for (let number = fileCount - 1; number >= 1; number--) {
    await rename(`${file}.${number}`, `${file}.${number + 1}`).catch(ignoreMissing);
  }
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
