import { ConsoleApi } from '../console/console-api.js';
import { runCommand } from '../console/run-command.js';
import { rebuildIndexes, tellStatus } from './commands.js';
import { searchWishOf } from './search-wish.js';

const COMMANDS = { status: tellStatus, rebuild: rebuildIndexes } as const;

/** Runs a command; the exit code is 0, 1 when an index is missing or was not served in time, 2 when it could not be done. */
export async function runSearch(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand(async (tell) => {
    const wish = searchWishOf(words, variables);
    const api = await ConsoleApi.signedIn(wish.url, wish.credentials);
    return COMMANDS[wish.command](api, wish, tell);
  });
}
