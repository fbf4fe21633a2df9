import { parseArgs } from 'node:util';
import {
  ACCESS_USAGE,
  consoleUrl,
  credentialsOf,
  type Credentials,
  type Variables,
} from '../console/console-access.js';
import { StartProblem } from '../terminal/start-problem.js';

export const USAGE = `npm run config -- export --dir config            one YAML file per section into a folder
npm run config -- diff   --dir config            what the files would change; exit code 1 when something differs
npm run config -- apply  --dir config --reason "why"   publishes what differs; --draft keeps it as a draft,
                                                --overwrite undoes what was published since the export
npm run config -- check [store …]                whether stores are ready to sell, all or these; exit code 1 when one is not

--section <key>   that section alone; may be given several times
${ACCESS_USAGE}`;

const COMMANDS = ['export', 'diff', 'apply', 'check'] as const;

/** The parameters of `npm run config`. */
export interface ConfigParams {
  readonly command: (typeof COMMANDS)[number];
  /** Empty for a command that reads and writes no files. */
  readonly folder: string;
  /** Empty for all. */
  readonly sections: readonly string[];
  /** Stores to check; empty for all. */
  readonly stores: readonly string[];
  readonly url: URL;
  readonly credentials: Credentials;
  /** The reason of the publish, for the history. */
  readonly reason: string;
  readonly isDraft: boolean;
  /** Whether the files may undo what was published since their export. */
  readonly isOverwriting: boolean;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        dir: { type: 'string' },
        section: { type: 'string', multiple: true, default: [] },
        url: { type: 'string' },
        reason: { type: 'string', default: '' },
        draft: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Parses the command line. Throws a `StartProblem` with the usage if it is wrong. */
export function parseConfigParams(args: readonly string[], variables: Variables): ConfigParams {
  const { positionals, values } = parsed(args);
  const command = COMMANDS.find((known) => known === positionals[0]);
  const stores = positionals.slice(1);
  if (!command || (command !== 'check' && stores.length > 0)) throw new StartProblem(USAGE);
  if (command !== 'check' && !values.dir)
    throw new StartProblem(`--dir is missing: the folder of the files\n\n${USAGE}`);
  const { reason, draft: isDraft, overwrite: isOverwriting } = values;
  if (command === 'apply' && !isDraft && reason.trim().length < 3)
    throw new StartProblem('--reason is missing: the history asks why. Or keep the difference with --draft.');
  const url = consoleUrl(values.url, variables);
  const credentials = credentialsOf(variables);
  const chosen = { sections: values.section, stores, url, credentials, reason, isDraft, isOverwriting };
  return { command, folder: values.dir ?? '', ...chosen };
}
