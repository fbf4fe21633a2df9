import { StartProblem } from '../terminal/start-problem.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A password, or the cookie of an existing session. */
export type Credentials = { readonly session: string } | { readonly email: string; readonly password: string };

/** The part of a usage text about address and credentials. */
export const ACCESS_USAGE = `--url <address>   the console, http://admin.localhost:3000 by default

Set MANIFOLD_EMAIL and MANIFOLD_PASSWORD, or MANIFOLD_SESSION to the value of the console's session cookie.`;

/** Returns the credentials of the environment. Throws if there are none. */
export function credentialsOf({ MANIFOLD_SESSION, MANIFOLD_EMAIL, MANIFOLD_PASSWORD }: Variables): Credentials {
  if (MANIFOLD_SESSION) return { session: MANIFOLD_SESSION };
  if (MANIFOLD_EMAIL && MANIFOLD_PASSWORD) return { email: MANIFOLD_EMAIL, password: MANIFOLD_PASSWORD };
  throw new StartProblem('No credentials: set MANIFOLD_EMAIL and MANIFOLD_PASSWORD, or MANIFOLD_SESSION.');
}

/** Returns the address of the console: the given one, or this checkout's. Throws if it is invalid. */
export function consoleUrl(named: string | undefined, variables: Variables): URL {
  const port = variables['PORT'] ?? '3000';
  const text = named ?? variables['MANIFOLD_URL'] ?? `http://admin.localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new StartProblem(`--url ${text} is not a web address`);
  return new URL(text);
}
