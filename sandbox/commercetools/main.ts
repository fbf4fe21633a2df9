import { runServer } from '../process/run-server.js';
import { startCommercetoolsServer } from './server.js';

// The process that `npm start` runs; `server.ts` describes its routes.
await runServer('commerce sandbox', () => {
  const databaseUrl = process.env.SANDBOX_DATABASE_URL;
  if (databaseUrl === undefined || databaseUrl === '')
    throw new Error('SANDBOX_DATABASE_URL is not set: it names the Postgres database of the commerce sandbox.');
  return startCommercetoolsServer({ databaseUrl, port: Number(process.env.COMMERCETOOLS_PORT ?? 4301) });
});
