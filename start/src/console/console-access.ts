import { StartProblem } from '../terminal/start-problem.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Who signs in: by password, or with a session that there is already. */
export type Credentials = { readonly session: string } | { readonly email: string; readonly password: string };

/** What a command line says of who asks, and where. */
export const ACCESS_USAGE = `--url <address>   the console, http://admin.localhost:3000 by default

MANIFOLD_EMAIL and MANIFOLD_PASSWORD say who does it; MANIFOLD_SESSION, the value of a console's session cookie, in their
place.`;

/** Who asks; refuses nobody. */
export function credentialsOf({ MANIFOLD_SESSION, MANIFOLD_EMAIL, MANIFOLD_PASSWORD }: Variables): Credentials {
  if (MANIFOLD_SESSION) return { session: MANIFOLD_SESSION };
  if (MANIFOLD_EMAIL && MANIFOLD_PASSWORD) return { email: MANIFOLD_EMAIL, password: MANIFOLD_PASSWORD };
  throw new StartProblem('Who asks? Set MANIFOLD_EMAIL and MANIFOLD_PASSWORD, or MANIFOLD_SESSION.');
}

/** The console that is meant: the one that is named, or this checkout's. Refuses what is no address. */
export function consoleUrl(named: string | undefined, variables: Variables): URL {
  const port = variables['PORT'] ?? '3000';
  const text = named ?? variables['MANIFOLD_URL'] ?? `http://admin.localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new StartProblem(`--url ${text} is no address`);
  return new URL(text);
}
