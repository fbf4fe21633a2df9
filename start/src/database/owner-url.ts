import { CHECKOUT, checkoutVariables } from '../programs/checkout.js';
import { dataFolder, openDataFolder } from '../environment/data-folder.js';
import { checkoutSecrets } from '../environment/secrets.js';
import { readSettings } from '../environment/settings.js';
import { isPortTaken } from '../network/ports.js';
import { embeddedUrls, startEmbeddedDatabase } from './embedded.js';

/**
 * Calls `work` with the connection string of the owner of the tables: the configured one, otherwise that of the embedded
 * server, which is started for the duration of the call if it does not run.
 */
export async function withOwnerUrl<Result>(work: (ownerUrl: string) => Promise<Result>): Promise<Result> {
  const settings = readSettings(checkoutVariables());
  const given = settings.databaseOwnerUrl ?? settings.databaseUrl;
  if (given) return work(given);
  const folder = openDataFolder(dataFolder(CHECKOUT, settings.dataDir));
  const secrets = checkoutSecrets(folder);
  const port = settings.ports.postgres;
  if (await isPortTaken(port)) return work(embeddedUrls(port, secrets).owner); // npm start is running
  const { server, urls } = await startEmbeddedDatabase(folder, port, secrets);
  return work(urls.owner).finally(() => server.stop());
}
