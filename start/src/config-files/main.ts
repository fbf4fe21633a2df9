import { ConsoleApi } from '../console/console-api.js';
import { runCommand } from '../terminal/run-command.js';
import { checkStores } from './check-stores.js';
import { applyFiles, diffFiles, exportFiles } from './commands.js';
import { parseConfigParams } from './config-params.js';

const COMMANDS = { export: exportFiles, diff: diffFiles, apply: applyFiles, check: checkStores } as const;

/** Runs a command. Returns the exit code: 0; 1 if `diff` or `check` finds something; 2 if the command failed. */
export async function runConfig(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  return runCommand(async (tell) => {
    const params = parseConfigParams(args, variables);
    const api = await ConsoleApi.signedIn(params.url, params.credentials);
    return COMMANDS[params.command](api, params, tell);
  });
}
