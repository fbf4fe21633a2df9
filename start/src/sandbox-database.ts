import path from 'node:path';
import { CHECKOUT } from './programs/checkout.js';
import { startEmbeddedDatabase } from './database/embedded.js';
import { dataFolder, openDataFolder } from './environment/data-folder.js';
import { checkoutSecrets } from './environment/secrets.js';
import { freePort } from './testing/free-port.js';

export interface SandboxDatabaseOptions {
  /** The data folder; by default beside that of `npm start`. */
  readonly folder: string | undefined;
  /** 0 means a free port. */
  readonly port: number;
}

/** Starts an embedded Postgres for the sandbox alone, with its own data. */
export async function startSandboxDatabase({
  folder,
  port,
}: SandboxDatabaseOptions): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const data =
    folder === undefined ? path.join(dataFolder(CHECKOUT, undefined), 'sandbox-alone') : path.resolve(folder);
  const opened = openDataFolder(data);
  const { server, urls } = await startEmbeddedDatabase(opened, port || (await freePort()), checkoutSecrets(opened));
  return { url: urls.sandbox, stop: () => server.stop() };
}
