import { ConsoleApi } from '../console/console-api.js';
import { runCommand } from '../terminal/run-command.js';
import { rebuildIndexes, printStatus } from './commands.js';
import { parseIndexParams } from './index-params.js';

const COMMANDS = { status: printStatus, rebuild: rebuildIndexes } as const;

/** Runs a command. Returns the exit code: 0; 1 if an index is missing or not served in time; 2 if the command failed. */
export async function runSearch(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand(async (tell) => {
    const params = parseIndexParams(args, variables);
    const api = await ConsoleApi.signedIn(params.url, params.credentials);
    return COMMANDS[params.command](api, params, tell);
  });
}
