import { StartProblem } from './start-problem.js';

/** The exit code of a failed command; 1 means that a check found something. */
const FAILED = 2;

/** Prints a line. */
export type Print = (line: string) => void;

function isProblem(error: unknown): error is Error {
  if (error instanceof StartProblem) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');
}

/** Runs a command and returns its exit code; prints a foreseen problem and returns 2 if it fails. */
export async function runCommand(work: (tell: Print) => Promise<number>): Promise<number> {
  try {
    return await work((line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!isProblem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return FAILED;
  }
}
