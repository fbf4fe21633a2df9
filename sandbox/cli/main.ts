import { readFileSync } from 'node:fs';
import { startCommercetoolsServer } from '../commercetools/server.js';
import { sandboxPayments } from '../outside-world/payment-provider/options.js';
import { startOutsideWorld } from '../outside-world/server.js';
import { runServer, type RunningServer } from '../process/run-server.js';
import { HELP, readCommand, type SandboxOptions } from './options.js';

const USAGE_ERROR = 2;

/** A Postgres database for the backend. */
interface Database {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a Postgres on a data folder (by default the checkout's) and a port; 0 takes a free one. */
type StartDatabase = (options: { readonly folder: string | undefined; readonly port: number }) => Promise<Database>;

/** Runs `npx manifold-sandbox` with its arguments; starts Postgres unless a database is given. */
export async function main(args: readonly string[], startDatabase: StartDatabase): Promise<void> {
  const command = readCommand(args);
  switch (command.kind) {
    case 'help':
      return void process.stdout.write(HELP);
    case 'version':
      return void process.stdout.write(`${version()}\n`);
    case 'refused':
      process.stderr.write(`${command.reason}\nnpx manifold-sandbox --help lists the flags.\n`);
      process.exitCode = USAGE_ERROR;
      return;
    case 'run':
      return run(command.options, startDatabase);
  }
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

async function run(options: SandboxOptions, startDatabase: StartDatabase): Promise<void> {
  try {
    await runServer('sandbox', () => startSandbox(options, startDatabase));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const ownDatabase = (url: string): Database => ({ url, stop: () => Promise.resolve() });

/** Starts the backend and the outside world, and prints their addresses. Closing ends both, then the embedded Postgres. */
async function startSandbox(options: SandboxOptions, startDatabase: StartDatabase): Promise<RunningServer> {
  const { project, shop, commercePort, outsidePort, data, postgresPort } = options;
  const opened: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    for (const server of opened.reverse()) await server.close();
  };
  try {
    const database =
      options.database === undefined
        ? await startDatabase({ folder: data, port: postgresPort })
        : ownDatabase(options.database);
    opened.push({ close: () => database.stop() });
    const backend = await startCommercetoolsServer({
      databaseUrl: database.url,
      port: commercePort,
      projectKey: project,
    });
    opened.push(backend);
    const outside = await startOutsideWorld({
      port: outsidePort,
      shopUrl: shop,
      ...sandboxPayments(process.env, database.url),
      commerce: { apiUrl: backend.url, authUrl: backend.url, projectKey: project, ...readingClient() },
    });
    opened.push(outside);
    console.log(`commerce backend: ${backend.url} (project ${project})`);
    return { url: outside.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the credentials of the page for reading the project. */
const readingClient = () => ({
  clientId: process.env['COMMERCETOOLS_CLIENT_ID'] ?? 'manifold-services',
  clientSecret: process.env['COMMERCETOOLS_CLIENT_SECRET'] ?? 'sandbox-services',
});
