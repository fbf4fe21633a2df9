import { StartProblem } from './start-problem.js';

/** Apart from 1, which says that something is not as it should be. */
const FAILED = 2;

/** Takes a line for the reader. */
export type Print = (line: string) => void;

function isProblem(error: unknown): error is Error {
  if (error instanceof StartProblem) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');
}

/** Runs what was asked for on a command line; the exit code is its own, or 2 when it could not be done. */
export async function runCommand(work: (tell: Print) => Promise<number>): Promise<number> {
  try {
    return await work((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!isProblem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return FAILED;
  }
}
