import { ConsoleApi } from '../console/console-api.js';
import { runCommand } from '../console/run-command.js';
import { checkStores } from './check-stores.js';
import { applyFiles, diffFiles, exportFiles } from './commands.js';
import { wishOf } from './wish.js';

const COMMANDS = { export: exportFiles, diff: diffFiles, apply: applyFiles, check: checkStores } as const;

/** Runs a command; the exit code is 0, 1 when `diff` or `check` finds something, 2 when it could not be done. */
export async function runConfig(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand(async (tell) => {
    const wish = wishOf(words, variables);
    const api = await ConsoleApi.signedIn(wish.url, wish.credentials);
    return COMMANDS[wish.command](api, wish, tell);
  });
}
