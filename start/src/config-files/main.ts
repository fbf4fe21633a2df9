import { StartProblem } from '../start-problem.js';
import { checkStores } from './check-stores.js';
import { applyFiles, diffFiles, exportFiles } from './commands.js';
import { ConsoleApi } from './console-api.js';
import { wishOf } from './wish.js';

const COMMANDS = { export: exportFiles, diff: diffFiles, apply: applyFiles, check: checkStores } as const;
/** Apart from 1, which says that something differs. */
const FAILED = 2;

function isProblem(error: unknown): error is Error {
  if (error instanceof StartProblem) return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');
}

/** Runs a command; the exit code is 0, 1 when `diff` or `check` finds something, 2 when it could not be done. */
export async function runConfig(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  try {
    const wish = wishOf(words, variables);
    const api = await ConsoleApi.signedIn(wish.url, wish.credentials);
    return await COMMANDS[wish.command](api, wish, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    if (!isProblem(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return FAILED;
  }
}
