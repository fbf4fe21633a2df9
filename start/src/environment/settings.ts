import { StartProblem } from '../terminal/start-problem.js';

export type Variables = Record<string, string | undefined>;

export interface Ports {
  /** Shop, console and API. */
  web: number;
  liveCart: number;
  /** The sandbox's own page. */
  outsideWorld: number;
  /** The embedded commerce backend. */
  commerce: number;
  postgres: number;
}

/** A configured commercetools project; undefined means the embedded backend. */
export interface CommerceProject {
  projectKey: string;
  apiUrl: string;
  authUrl: string;
}

export interface Settings {
  ports: Ports;
  /** Undefined means the embedded Postgres. */
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  sandboxDatabaseUrl: string | undefined;
  commerce: CommerceProject | undefined;
  sessionKey: string | undefined;
  dataDir: string | undefined;
  /** The address that the services listen on; undefined means this machine alone. */
  host: string | undefined;
  seedProfile: string | undefined;
}

/** The variable and the default of each port. */
export const PORT_VARIABLES = {
  web: ['PORT', 3000],
  liveCart: ['LIVE_CART_PORT', 2087],
  outsideWorld: ['OUTSIDE_WORLD_PORT', 4300],
  commerce: ['COMMERCETOOLS_PORT', 4301],
  postgres: ['POSTGRES_PORT', 54329],
} as const satisfies Record<keyof Ports, readonly [string, number]>;

const COMMERCE_VARIABLES = [
  'COMMERCETOOLS_PROJECT_KEY',
  'COMMERCETOOLS_AUTH_URL',
  'COMMERCETOOLS_CLIENT_ID',
  'COMMERCETOOLS_CLIENT_SECRET',
  'COMMERCETOOLS_STOREFRONT_CLIENT_ID',
  'COMMERCETOOLS_STOREFRONT_CLIENT_SECRET',
];

/** Reads and checks the settings. Throws a `StartProblem` that names the variable and the expected form. */
export function readSettings(variables: Variables): Settings {
  return {
    ports: readPorts(variables),
    databaseUrl: address(variables, 'DATABASE_URL', POSTGRES),
    databaseOwnerUrl: address(variables, 'DATABASE_OWNER_URL', POSTGRES),
    sandboxDatabaseUrl: address(variables, 'SANDBOX_DATABASE_URL', POSTGRES),
    commerce: commerceProject(variables),
    sessionKey: sessionKey(variables),
    dataDir: given(variables, 'DATA_DIR'),
    host: given(variables, 'HOST'),
    seedProfile: given(variables, 'SEED_PROFILE'),
  };
}

function given(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}

function readPorts(variables: Variables): Ports {
  const ports: Ports = {
    web: port(variables, ...PORT_VARIABLES.web),
    liveCart: port(variables, ...PORT_VARIABLES.liveCart),
    outsideWorld: port(variables, ...PORT_VARIABLES.outsideWorld),
    commerce: port(variables, ...PORT_VARIABLES.commerce),
    postgres: port(variables, ...PORT_VARIABLES.postgres),
  };
  const seen = new Map<number, string>();
  for (const [key, [name]] of Object.entries(PORT_VARIABLES)) {
    const value = ports[key as keyof Ports];
    const other = seen.get(value);
    if (other) throw new StartProblem(`${other} and ${name} are both ${value}. Give each its own port.`);
    seen.set(value, name);
  }
  return ports;
}

function port(variables: Variables, name: string, fallback: number): number {
  const text = given(variables, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 65535) return value;
  throw new StartProblem(`${name} must be a port between 1 and 65535, not "${text}".`);
}

interface AddressKind {
  protocols: string[];
  example: string;
}
const POSTGRES: AddressKind = {
  protocols: ['postgres:', 'postgresql:'],
  example: 'postgresql://user:password@host:5432/database',
};
const WEB: AddressKind = { protocols: ['https:', 'http:'], example: 'https://api.europe-west1.gcp.commercetools.com' };

function address(variables: Variables, name: string, { protocols, example }: AddressKind): string | undefined {
  const text = given(variables, name);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new StartProblem(`${name} is not an address like ${example}.`); // the value may contain a password: not shown
}

function commerceProject(variables: Variables): CommerceProject | undefined {
  const apiUrl = address(variables, 'COMMERCETOOLS_API_URL', WEB);
  if (apiUrl === undefined) return undefined;
  const missing = COMMERCE_VARIABLES.filter((name) => given(variables, name) === undefined);
  if (missing.length > 0)
    throw new StartProblem(`COMMERCETOOLS_API_URL is set, so ${missing.join(', ')} must be set too.`);
  const authUrl = address(variables, 'COMMERCETOOLS_AUTH_URL', WEB);
  return { apiUrl, authUrl: authUrl ?? '', projectKey: given(variables, 'COMMERCETOOLS_PROJECT_KEY') ?? '' };
}

function sessionKey(variables: Variables): string | undefined {
  const key = given(variables, 'SESSION_KEY');
  if (key !== undefined && Buffer.from(key, 'base64url').length !== 32) {
    throw new StartProblem(
      'SESSION_KEY must be 32 bytes in base64url, as `openssl rand 32 | basenc --base64url` prints.',
    );
  }
  return key;
}
