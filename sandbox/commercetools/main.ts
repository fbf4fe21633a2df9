import { startCommercetoolsServer } from './server.js';

/** The process that `npm start` runs; see `server.ts` for what it serves. */
async function main(): Promise<void> {
  const databaseUrl = process.env.SANDBOX_DATABASE_URL;
  if (databaseUrl === undefined || databaseUrl === '')
    throw new Error('SANDBOX_DATABASE_URL is not set: it names the Postgres database of the commerce sandbox.');
  const server = await startCommercetoolsServer({ databaseUrl, port: Number(process.env.COMMERCETOOLS_PORT ?? 4301) });
  console.log(`commerce sandbox: listening on ${server.url}`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor holds the other end of this channel: when it is killed, so are we.
  if (process.connected) process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(`commerce sandbox: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
