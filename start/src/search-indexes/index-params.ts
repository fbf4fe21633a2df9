import { parseArgs } from 'node:util';
import {
  ACCESS_USAGE,
  consoleUrl,
  credentialsOf,
  type Credentials,
  type Variables,
} from '../console/console-access.js';
import { StartProblem } from '../terminal/start-problem.js';

const USAGE = `npm run search -- status [locale …]    prints the state of the search indexes; exit code 1 if one is missing
npm run search -- rebuild [locale …]   rebuilds them and waits until the new content is served; exit code 1 if one is not
                                       served within --within seconds (600)

Without a locale: all indexes.
${ACCESS_USAGE}`;

const COMMANDS = ['status', 'rebuild'] as const;
const MILLISECONDS_PER_SECOND = 1000;
const WITHIN_SECONDS = '600';

/** The parameters of `npm run search`. */
export interface IndexParams {
  readonly command: (typeof COMMANDS)[number];
  /** Empty for all. */
  readonly locales: readonly string[];
  readonly url: URL;
  readonly credentials: Credentials;
  /** The longest wait for a rebuild. */
  readonly withinMilliseconds: number;
}

function parsed(args: readonly string[]) {
  try {
    const options = { url: { type: 'string' }, within: { type: 'string', default: WITHIN_SECONDS } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Parses the command line. Throws a `StartProblem` with the usage if it is wrong. */
export function parseIndexParams(args: readonly string[], variables: Variables): IndexParams {
  const { positionals, values } = parsed(args);
  const command = COMMANDS.find((known) => known === positionals[0]);
  if (!command) throw new StartProblem(USAGE);
  const within = Number(values.within);
  if (!(within > 0)) throw new StartProblem(`--within ${values.within} is not a number of seconds`);
  return {
    command,
    locales: positionals.slice(1),
    url: consoleUrl(values.url, variables),
    credentials: credentialsOf(variables),
    withinMilliseconds: within * MILLISECONDS_PER_SECOND,
  };
}
