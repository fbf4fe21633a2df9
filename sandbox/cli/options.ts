import { parseArgs } from 'node:util';

/** The options of `npx manifold-sandbox`. */
export interface SandboxOptions {
  readonly commercePort: number;
  readonly outsidePort: number;
  /** Port of the embedded Postgres; 0 takes a free one. */
  readonly postgresPort: number;
  /** The data folder of the embedded Postgres; by default the checkout's. */
  readonly data: string | undefined;
  /** The URL of a Postgres database to use instead of the embedded one. */
  readonly database: string | undefined;
  readonly project: string;
  readonly shop: string;
}

export type Command =
  | { readonly kind: 'run'; readonly options: SandboxOptions }
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'refused'; readonly reason: string };

export const HELP = `Usage: npx manifold-sandbox [flags]

Starts a commercetools-compatible backend and the outside world beside it (mailbox, identity provider, support platform).

  --commerce-port <port>   the backend's API and tokens          (4301)
  --outside-port <port>    the outside world and its page         (4300)
  --data <folder>          where the embedded Postgres keeps data (the checkout's data folder)
  --postgres-port <port>   port of the embedded Postgres          (a free one)
  --database <url>         a Postgres database of your own, in place of the embedded one
  --project <key>          key of the commerce project            (manifold)
  --shop <url>             the shop that the page links to        (http://localhost:3000)
  --version, --help
`;

const HIGHEST_PORT = 65_535;
const PROJECT_KEY = /^[a-z0-9][a-z0-9_-]{1,35}$/;

const FLAGS = {
  'commerce-port': { type: 'string', default: '4301' },
  'outside-port': { type: 'string', default: '4300' },
  'postgres-port': { type: 'string', default: '0' },
  data: { type: 'string' },
  database: { type: 'string' },
  project: { type: 'string', default: 'manifold' },
  shop: { type: 'string', default: 'http://localhost:3000' },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

/** Parses the arguments; an unknown or invalid flag is refused by its name. */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS, strict: true });
    if (values.help) return { kind: 'help' };
    if (values.version) return { kind: 'version' };
    return { kind: 'run', options: optionsOf(values) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

function optionsOf(values: Values): SandboxOptions {
  const { data, database, project, shop } = values;
  if (data !== undefined && database !== undefined)
    throw new Error('--data is for the embedded Postgres; with --database your own one keeps the data.');
  if (!PROJECT_KEY.test(project)) throw new Error(`--project takes a key like "manifold", not "${project}".`);
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw new Error('--database takes an address like postgresql://user:password@localhost/sandbox.');
  if (!URL.canParse(shop)) throw new Error(`--shop takes an address, not "${shop}".`);
  return {
    commercePort: portOf('--commerce-port', values['commerce-port']),
    outsidePort: portOf('--outside-port', values['outside-port']),
    postgresPort: portOf('--postgres-port', values['postgres-port']),
    data,
    database,
    project,
    shop,
  };
}

function portOf(flag: string, value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > HIGHEST_PORT)
    throw new Error(`${flag} takes a port up to ${HIGHEST_PORT}, not "${value}".`);
  return port;
}
